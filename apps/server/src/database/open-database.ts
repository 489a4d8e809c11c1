import type { DatabaseBackend } from '../config/data.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { migrate, refuseOldDatabase } from './migrate.ts'

/** Where the data lives: a server when `databaseUrl` is set, else the embedded engine under `dataDir`. */
export interface DatabaseSettings {
  readonly databaseUrl: string | undefined
  /** What `databaseUrl` leads to; PostgreSQL itself unless told. */
  readonly databaseBackend?: DatabaseBackend
  readonly databasePool: number
  /** Whether statements are prepared by name and settings asked for per connection; true where not said. */
  readonly databasePrepare?: boolean
  /** False: a database that is older than this release is refused. True where not said. */
  readonly migrates?: boolean
  readonly dataDir: string
  /** Statements may take their time, as an operator's do. Absent: those of calls, which nobody waits long for. */
  readonly isPatient?: boolean
}

/** Opens and migrates the database, as a server's start does; rejects with a readable message where it cannot. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connectDatabase(settings)
  try {
    await (settings.migrates === false ? refuseOldDatabase(database) : migrate(database))
    return database
  } catch (error) {
    await database.close()
    throw explain(error, settings)
  }
}

/**
 * Opens the database as it is found, old or new, which is how an operator looks at it; rejects with a readable message
 * where it cannot. Each engine's driver is loaded only when it is the one used.
 */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, databaseBackend, databasePool, databasePrepare = true, dataDir, isPatient } = settings
  if (!databaseUrl) {
    const { openEmbedded } = await import('./open-embedded.ts')
    return openEmbedded(dataDir)
  }
  const { openPostgres } = await import('./open-postgres.ts')
  const pool = { size: databasePool, prepares: databasePrepare, isPatient, backend: databaseBackend }
  try {
    return await openPostgres(databaseUrl, pool)
  } catch (error) {
    throw explain(error, settings)
  }
}

/** The address itself is not repeated: it may hold a password. */
function explain(error: unknown, { databaseUrl }: DatabaseSettings): unknown {
  if (!databaseUrl || !(error instanceof DatabaseAway)) return error
  const { cause, message } = error
  const said = cause instanceof AggregateError ? cause.errors[0] : cause
  return new Error(
    `DATABASE_URL names a database that does not answer: ${said instanceof Error ? said.message : message}.`,
  )
}
