import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { guardOuterConnection } from './guard-outer-connection.ts'
import { prepareStatements } from './prepare-statements.ts'

/** Numbers and dates arrive as on the embedded engine: int8 as number, date as its ISO text. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** Connections of the job engine's own pool: fetching, finishing and upkeep of few queues. */
const JOB_CONNECTIONS = 3

/** Opens a pool of up to `poolSize` connections; the first query connects. */
export function openPostgres(databaseUrl: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: parsers,
    application_name: 'benefits-store',
    connectionTimeoutMillis: 10_000,
    // No call waits this long; what does is stuck behind something and would only pile up.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  // A connection that the server drops is replaced by the pool, and work on it is told by its query; an idle one tells
  // the pool, one at work itself. Without a listener either would end the process, and every other call with it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { kysely, close } = guardOuterConnection(new PostgresDialect({ pool: prepareStatements(pool) }))
  return {
    kind: 'postgres',
    kysely,
    jobEngine: async () => ({ connectionString: databaseUrl, max: JOB_CONNECTIONS }),
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: async () => {
      await close()
      if (!pool.ended) await pool.end()
    },
  }
}
