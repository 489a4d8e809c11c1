import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An empty database of one test. */
export interface ScratchDatabase {
  readonly url: string
  readonly name: string
  /** Runs statements on it, one after the other, as whoever owns the server; gives the rows of the last. */
  readonly query: (...statements: readonly string[]) => Promise<readonly Record<string, unknown>[]>
  readonly drop: () => Promise<void>
}

/** Makes one on the server of `TEST_DATABASE_URL`, which `npm run test:operations` starts. */
export async function makeScratchDatabase(): Promise<ScratchDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: npm run test:operations starts a PostgreSQL.')
  const name = `operations_${randomBytes(6).toString('hex')}`
  await runOn(server, [`create database ${name}`])
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    name,
    query: (...statements) => runOn(url.href, statements),
    drop: async () => void (await runOn(server, [`drop database if exists ${name} with (force)`])),
  }
}

/** Runs statements on a database, one after the other; gives the rows of the last. */
export async function runOn(
  connectionString: string,
  statements: readonly string[],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    let rows: readonly Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
