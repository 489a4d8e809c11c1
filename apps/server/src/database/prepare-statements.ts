import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { awayReason } from './database-away.ts'

/** Statements named at most; the texts of this program are some hundred. */
const MOST_NAMES = 1_000

/**
 * A pool whose connections keep what they run: PostgreSQL reads and plans a statement with a name once per connection
 * (node-postgres, `Query.name`), and many of this program's take longer to plan than to run. What asks for all columns
 * has none: a column that a newer process adds would change its answer, which PostgreSQL refuses for a name. Nothing
 * has one unless `prepares`. A connection on which the database was away is not used again: it may still wait for an
 * answer, or lead to a server that was replaced.
 */
export function prepareStatements(pool: pg.Pool, prepares: boolean): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (!prepares || known || names.size >= MOST_NAMES || text.includes('*')) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  const prepare = (client: pg.PoolClient): PostgresPoolClient => {
    let isBroken = false
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Nothing here is read by a cursor.')
      // What has no values (begin, commit) goes as it is: one message instead of five.
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query({ text, values: [...values], ...(name ? { name } : {}) }).catch((error) => {
        isBroken ||= awayReason(error) !== null
        throw error
      })
    }
    return { query, release: (destroy) => client.release(destroy || isBroken) }
  }
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const prepared = clients.get(client) ?? prepare(client)
      clients.set(client, prepared)
      return prepared
    },
    end: () => pool.end(),
  }
}
