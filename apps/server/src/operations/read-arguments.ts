import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { type Command, type Given, type Option, WrongArguments } from './commands/command.ts'
import { COMMANDS } from './commands/commands.ts'

/** What an operator asks for on the command line. */
export type Order =
  /** Of one command, or of all. */
  | { readonly kind: 'help'; readonly command: Command | null }
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly given: Given
      readonly json: boolean
      /** Do it without asking. */
      readonly yes: boolean
      readonly operator: string
    }

const COMMON = {
  json: { type: 'boolean', about: 'the answer as JSON' },
  yes: { type: 'boolean', about: 'changes without asking' },
  operator: { type: 'string', value: 'NAME', about: 'who does it, for the audit; else the system’s user' },
  help: { type: 'boolean', about: 'this text; behind a command, of that command' },
} as const satisfies Record<string, Option>

/** The command that the first words name, and what stands behind them; null where there is none. */
function findCommand(positionals: readonly string[]) {
  const command = COMMANDS.find(({ words }) => `${positionals.join(' ')} `.startsWith(`${words} `))
  return command ? { command, operands: positionals.slice(command.words.split(' ').length) } : null
}

/** Reads the arguments behind the program's name; throws `WrongArguments`. */
export function readArguments(args: readonly string[]): Order {
  const loose = parseArgs({ args: [...args], options: everyOption(), allowPositionals: true, strict: false })
  if (loose.positionals.length === 0 && (loose.values.help || args.length === 0))
    return { kind: 'help', command: null }
  const found = findCommand(loose.positionals)
  if (!found) throw new WrongArguments(`There is no command '${loose.positionals.slice(0, 2).join(' ')}'.`)
  const { command, operands } = found
  if (loose.values.help) return { kind: 'help', command }
  const { values } = parse(args, { ...COMMON, ...command.options })
  checkOperands(command, operands)
  const textsOf = (option: string) => [values[option] ?? []].flat().map(String)
  return {
    kind: 'command',
    command,
    given: { operands, texts: textsOf, has: (option) => values[option] === true },
    json: values.json === true,
    yes: values.yes === true,
    operator: textsOf('operator')[0]?.trim() || userInfo().username,
  }
}

/** Of all commands: which words are values of options has to be known before the command is. */
function everyOption() {
  const own = COMMANDS.flatMap(({ options = {} }) => Object.entries(options))
  return typesOf({ ...Object.fromEntries(own), ...COMMON })
}

function typesOf(options: Readonly<Record<string, Option>>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }] as const),
  )
}

function parse(args: readonly string[], options: Readonly<Record<string, Option>>) {
  try {
    return parseArgs({ args: [...args], options: typesOf(options), allowPositionals: true, strict: true })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}

function checkOperands({ words, operands = [] }: Command, given: readonly string[]): void {
  const needed = operands.filter((name) => !name.startsWith('['))
  if (given.length < needed.length) throw new WrongArguments(`${words} needs ${needed.join(' ')}.`)
  if (given.length > operands.length)
    throw new WrongArguments(`${words} does not take '${given[operands.length]}'.`)
}

const CODES = `Exit codes: 0 done; 1 failed, or what was asked does not hold; 2 not understood; 3 to be given again later.`

/** The help of one command. */
export function helpOf({ words, operands = [], options = {}, about, question }: Command): string {
  const { yes, operator, ...common } = COMMON
  const all = { ...options, ...(question ? { yes } : {}), operator, ...common }
  const lines = [['', ''], ...Object.entries(all).map(([name, option]) => optionLine(name, option))]
  return [
    `Usage: npm run -s ops -- ${[words, ...operands].join(' ')}`,
    '',
    about,
    ...aligned(lines),
    '',
    CODES,
  ].join('\n')
}

function optionLine(name: string, { value, about }: Option): readonly [string, string] {
  return [`--${name}${value ? ` ${value}` : ''}`, about]
}

function aligned(lines: readonly (readonly string[])[]): string[] {
  const width = Math.max(...lines.map(([left = '']) => left.length))
  return lines.map(([left = '', right = '']) => (left ? `  ${left.padEnd(width)}  ${right}` : ''))
}

/** The help of all commands. */
export const HELP = [
  'Usage: npm run -s ops -- <command>',
  '',
  ...aligned(COMMANDS.map(({ words, operands = [], about }) => [[words, ...operands].join(' '), about])),
  '',
  ...aligned(Object.entries(COMMON).map(([name, option]) => optionLine(name, option))),
  '',
  'A command that changes something asks first, unless --yes is given, and is written down.',
  CODES,
  '',
  'The variables of docs/operations.md choose database and folders, as for the store itself. With the embedded database',
  'the store has to be stopped first; with PostgreSQL it goes on.',
].join('\n')
