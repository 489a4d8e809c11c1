import { createInterface } from 'node:readline/promises'
import { openObjects } from '../adapters/objects/open-objects.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { loadSecret } from '../process/load-secret.ts'
import { checkChain, listChains } from '../repositories/check-chain.ts'
import { sha256 } from '../services/contract/identify-contract.ts'
import { erasureAsText, exportAsJson, exportAsText } from './person/print-person.ts'
import { type PersonService, servePersonErasure, servePersonExport } from './person/serve-person.ts'
import { maskId } from './person/subject.ts'
import { HELP, type Order, readArguments, WrongArguments } from './read-arguments.ts'

/** What an order ended in: done, failed, not understood, or to be given again later. */
export const EXIT = { done: 0, failed: 1, wrongArguments: 2, underWay: 3 } as const

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
  try {
    const order = readArguments(args)
    if (order.kind === 'help') {
      terminal.say(HELP)
      return EXIT.done
    }
    return await carryOut(order, variables, terminal)
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error))
    if (!(error instanceof WrongArguments)) return EXIT.failed
    terminal.complain(`\n${HELP}`)
    return EXIT.wrongArguments
  }
}

async function carryOut(
  order: Exclude<Order, { kind: 'help' }>,
  variables: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  if (order.kind === 'personErase' && !order.yes) {
    const answer = await terminal.ask('Everything stored of this person goes for good. Type yes to go on: ')
    if (answer === null) throw new WrongArguments('Nobody is there to confirm: give --yes.')
    if (answer.trim().toLowerCase() !== 'yes') return EXIT.failed
  }
  const config = readConfig(variables)
  const database = await open(config)
  try {
    if (order.kind === 'evidenceCheck') return await checkEvidence(database, order.json, terminal)
    const { operator, json } = order
    const objects = await openObjects(config)
    const service = { database, objects, config, secret: loadSecret(config), operator, now: () => new Date() }
    if (order.kind === 'personErase') return await erase(order, service, terminal)
    const made = await servePersonExport(order.subject, service)
    terminal.say(json ? JSON.stringify(exportAsJson(made), null, 2) : exportAsText(made))
    return EXIT.done
  } finally {
    await database.close()
  }
}

/** The embedded database belongs to one process at a time. */
async function open(config: Parameters<typeof openDatabase>[0]): Promise<Database> {
  try {
    return await openDatabase(config)
  } catch (error) {
    if (config.databaseUrl || !/in use by another process/.test(String(error))) throw error
    throw new Error(
      `The store is running on ${config.dataDir}, whose embedded database serves one process. Stop the store, give the command, and start it again; with PostgreSQL (DATABASE_URL) both run at once.`,
    )
  }
}

async function erase(
  { subject, json }: Extract<Order, { kind: 'personExport' | 'personErase' }>,
  service: PersonService,
  terminal: Terminal,
): Promise<number> {
  const outcome = await servePersonErasure(subject, service)
  if (!outcome.ok) {
    const { underWay } = outcome
    if (json) terminal.say(JSON.stringify({ erased: false, underWay }, null, 2))
    terminal.complain(
      `Nothing was erased: the store still has to do this. Let it run until it is done, then give the command again.\n  ${underWay.join('\n  ')}`,
    )
    return EXIT.underWay
  }
  const { report } = outcome
  const { parts, left, alsoNamed, handedOver } = report
  const shown = { erased: true, tables: parts, left, handedOver, alsoNamed: alsoNamed.map(maskId) }
  terminal.say(json ? JSON.stringify(shown, null, 2) : erasureAsText(report))
  return EXIT.done
}

async function checkEvidence(
  { kysely }: Database,
  json: boolean,
  { say }: Pick<Terminal, 'say'>,
): Promise<number> {
  const chains = await listChains(kysely)
  const reports = await Promise.all(
    chains.map(async (issuer) => ({ issuer, ...(await checkChain(kysely, issuer, sha256)) })),
  )
  const lines = reports.flatMap(({ issuer, links, problems }) => [
    `${issuer}: ${links} links, ${problems.length === 0 ? 'as they were made' : 'NOT as they were made'}`,
    ...problems.map((problem) => `  ${problem}`),
  ])
  say(json ? JSON.stringify(reports, null, 2) : lines.join('\n') || 'There is no chain yet.')
  return reports.every(({ problems }) => problems.length === 0) ? EXIT.done : EXIT.failed
}
