import { type DialectAdapter, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseBackend } from '../config/data.ts'
import { checkPooler } from './check-pooler.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { type GuardedKysely, guardOuterConnection } from './guard-outer-connection.ts'
import { prepareStatements } from './prepare-statements.ts'
import { createReachability, type Reachability } from './reachability.ts'

/** Numbers and dates arrive as on the embedded engine: int8 as number, date as its ISO text. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** Statements of the job engine's upkeep take longer than those of calls. */
const JOB_SILENCE_MS = 60_000

/** Connections of the job engine's own pool: fetching, finishing and upkeep of few queues. */
const JOB_CONNECTIONS = 3

/** Waiting for a connection, of the pool or of the server; no call waits longer. */
const CONNECT_MS = 5_000
/** The server ends a statement that takes longer: it is stuck behind something and would only pile up. */
const STATEMENT_MS = 6_000
/** The same where the server does not say a word any more. */
const SILENCE_MS = 7_000
/** What a connection asks of its server as it begins. */
const OF_SESSION = { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: 30_000 }

/** How many connections at most, and whether a connection keeps its statements and settings. */
export interface PoolSettings {
  readonly size: number
  /**
   * False behind a pooler that gives each transaction another connection of the server: statements go without names,
   * and what limits them comes with the role.
   */
  readonly prepares: boolean
  /** No statement is ended, as an operator's are not; absent: those of calls are. */
  readonly isPatient?: boolean | undefined
  /** The engine that answers there; PostgreSQL itself unless told. */
  readonly backend?: DatabaseBackend | undefined
}

/** Opens a pool of connections; rejects where what it leads to does not answer, or is a pooler that cannot be used. */
export async function openPostgres(
  databaseUrl: string,
  { size, prepares, isPatient = false, backend = 'postgres' }: PoolSettings,
): Promise<Database> {
  const settings: pg.PoolConfig = {
    connectionString: databaseUrl,
    types: parsers,
    application_name: 'benefits-store',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  }
  const pool = openPool({
    ...settings,
    max: size,
    ...(isPatient ? {} : { query_timeout: SILENCE_MS }),
    ...(prepares && !isPatient ? OF_SESSION : {}),
  })
  const reachability = createReachability()
  const waits = new Set<(seconds: number) => void>()
  const { kysely, close } = overPool(pool, reachability, {
    prepares,
    tellWait: (seconds) => {
      for (const listener of waits) listener(seconds)
    },
  })
  const warning = await reachability
    .observe(() => checkPooler(pool, prepares))
    .catch(async (error) => {
      await pool.end()
      throw error
    })
  return {
    kind: 'postgres',
    hasAdvisoryLocks: backend === 'postgres',
    kysely,
    away: reachability,
    warnings: warning === null ? [] : [warning],
    pool: {
      read: () => ({
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      onWait: (listener) => void waits.add(listener),
    },
    patiently: async (work) => {
      const patient = overPool(openPool({ ...settings, max: 2 }), reachability, { prepares })
      try {
        return await work(patient.kysely)
      } finally {
        await patient.close()
      }
    },
    jobEngine: async () => ({
      backend,
      connectionString: databaseUrl,
      max: JOB_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: JOB_SILENCE_MS,
      keepAlive: true,
    }),
    ping: async () => {
      const { rows } = await sql<{ readOnly: string }>`
        select current_setting('transaction_read_only') as read_only`.execute(kysely)
      if (rows[0]?.readOnly === 'on') throw new DatabaseAway('database')
      if (reachability.reason()) throw new DatabaseAway('disk')
    },
    close: async () => {
      await close()
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * A connection that the server drops is replaced by the pool, and work on it is told by its query; an idle one tells
 * the pool, one at work itself. Without a listener either would end the process, and every other call with it.
 */
function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function overPool(
  pool: pg.Pool,
  reachability: Reachability,
  {
    prepares,
    tellWait,
  }: Pick<PoolSettings, 'prepares'> & {
    readonly tellWait?: (seconds: number) => void
  },
): GuardedKysely {
  const prepared = prepareStatements(pool, prepares)
  const connect = async () => {
    const begun = performance.now()
    const client = await prepared.connect()
    tellWait?.((performance.now() - begun) / 1000)
    return client
  }
  return guardOuterConnection(new LocklessDialect({ pool: { ...prepared, connect } }), reachability)
}

/**
 * Without Kysely's lock of a session: a pooler keeps it on a connection that it gives to others, where the next try
 * waits for it, and not every engine has one. `migrate` lets one process forward by a lock of its transaction.
 */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class LocklessDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new LocklessAdapter()
  }
}
