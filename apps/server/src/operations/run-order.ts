import { createInterface } from 'node:readline/promises'
import { listMissing } from '../database/migrate.ts'
import { EXIT, WrongArguments } from './commands/command.ts'
import { type Desk, openDesk } from './commands/desk.ts'
import { tellMissing } from './commands/tell-missing.ts'
import { HELP, helpOf, type Order, readArguments } from './read-arguments.ts'

/** How an order speaks to who gave it. */
export interface Terminal {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
  /** Asks a question; null where nobody is there to answer. */
  readonly ask: (question: string) => Promise<string | null>
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  ask: async (question) => {
    if (!process.stdin.isTTY) return null
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await lines.question(question)
    lines.close()
    return answer
  },
}

/** Carries out an operator's order; gives the exit code. */
export async function runOrder(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  let help = HELP
  try {
    const order = readArguments(args)
    if (order.kind === 'help') {
      terminal.say(order.command ? helpOf(order.command) : HELP)
      return EXIT.done
    }
    help = helpOf(order.command)
    return await carryOut(order, variables, terminal)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const exit = error instanceof WrongArguments ? EXIT.wrongArguments : EXIT.failed
    // A program reads the answer, whoever sits there the complaint.
    if (args.includes('--json')) terminal.say(JSON.stringify({ error: message, exit }, null, 2))
    terminal.complain(message)
    if (exit === EXIT.failed) return exit
    terminal.complain(`\n${help}`)
    return exit
  }
}

async function carryOut(
  { command, given, json, yes, operator }: Extract<Order, { kind: 'command' }>,
  variables: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const question = command.question?.(given) ?? null
  if (question !== null && !yes) {
    const answer = await terminal.ask(`${question} Type yes to go on: `)
    if (answer === null) throw new WrongArguments('Nobody is there to confirm: give --yes.')
    if (answer.trim().toLowerCase() !== 'yes') return EXIT.failed
  }
  const desk = openDesk(variables, operator)
  try {
    const { exit = EXIT.done, text, json: told, complaint } = await command.run(given, desk)
    const said = json ? JSON.stringify(told, null, 2) : text
    if (said !== '') terminal.say(said)
    if (complaint) terminal.complain(complaint)
    return exit
  } catch (error) {
    throw await explain(error, desk)
  } finally {
    await desk.close()
  }
}

/** PostgreSQL's class of what is asked for and not there: a table, a column. */
const NOT_THERE = /^(?:42|3F)/

/** A command that finds less than this release expects is told what the database lacks. */
async function explain(error: unknown, { database }: Pick<Desk, 'database'>): Promise<unknown> {
  if (!NOT_THERE.test(String((error as { code?: unknown } | null)?.code))) return error
  const missing = await listMissing(await database())
  return missing.length === 0 ? error : new Error(tellMissing(missing), { cause: error })
}
