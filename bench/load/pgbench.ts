import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../../scripts/postgres.mjs'

const NAME = 'pgbench'
const CLIENTS = 10
/** Rows of 100,000 accounts: more than its clients, so that they do not wait for one branch. */
const SCALE = 10

/** pgbench's own transaction (three updates, a select, an insert) on the PostgreSQL that the store uses. */
export interface Pgbench {
  /** Transactions a second, over ten connections for some seconds. */
  fire(seconds: number): number
}

/** Makes its tables in a database of their own beside the store's. */
export async function openPgbench(databaseUrl: string): Promise<Pgbench> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create database ${NAME}`).finally(() => client.end())
  const url = new URL(databaseUrl)
  const at = ['-h', url.searchParams.get('host') ?? url.hostname, '-p', url.port, '-U', url.username, NAME]
  const run = (args: readonly string[]) =>
    execFileSync(join(findBinaries() ?? '', 'pgbench'), [...args, ...at], { encoding: 'utf8', stdio: 'pipe' })
  run(['-i', '-q', '-s', `${SCALE}`])
  return {
    fire: (seconds) => {
      const told = run([
        '-c',
        `${CLIENTS}`,
        '-j',
        `${availableParallelism()}`,
        '-T',
        `${seconds}`,
        '-M',
        'prepared',
      ])
      const perSecond = Number(/tps = ([\d.]+)/.exec(told)?.[1])
      if (!(perSecond > 0)) throw new Error(`pgbench told no speed:\n${told}`)
      return perSecond
    },
  }
}
