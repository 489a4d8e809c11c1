import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HELP, helpOf, readArguments } from '../read-arguments.ts'
import { COMMANDS } from './commands.ts'

const TEXT = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'operations.md'),
  'utf8',
)

it.each(COMMANDS.map((command) => [command.words, command] as const))(
  '%s stands in the help and in docs/operations.md, and has a help of its own',
  (words, command) => {
    const usage = [words, ...(command.operands ?? [])].join(' ')
    expect(HELP).toContain(`  ${usage}  `)
    expect(TEXT).toContain(`\`${usage}\``.replaceAll('|', '\\|'))
    expect(readArguments([...words.split(' '), '--help'])).toEqual({ kind: 'help', command })
    expect(helpOf(command)).toContain(`Usage: npm run -s ops -- ${usage}\n`)
    for (const option of Object.keys(command.options ?? {})) expect(helpOf(command)).toContain(`--${option}`)
    expect(helpOf(command).includes('--yes')).toBe(command.question !== undefined)
  },
)

it.each([
  [['jobs', 'list', '--queue', 'nobody'], 'jobs list'],
  [['--json', 'status'], 'status'],
  [['order', 'find', '11.222.333/0001-81'], 'order find'],
])('%j is the command %s', (args, words) => {
  expect(readArguments(args)).toMatchObject({ kind: 'command', command: { words } })
})

it.each([
  [['jobs', 'cancel'], 'jobs cancel needs ID.'],
  [['status', 'now'], "status does not take 'now'."],
  [['jobs'], "There is no command 'jobs'."],
  [['statuses'], "There is no command 'statuses'."],
  [['status', '--cpf', '52998224725'], "Unknown option '--cpf'"],
  [['jobs', 'list', '--queue'], "Option '--queue <value>' argument missing"],
])('%j is not understood', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
