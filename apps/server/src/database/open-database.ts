import type { DatabaseBackend } from '../config/data.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { migrate } from './migrate.ts'

/** Where the data lives: a server when `databaseUrl` is set, else the embedded engine under `dataDir`. */
export interface DatabaseSettings {
  readonly databaseUrl: string | undefined
  /** What `databaseUrl` leads to; PostgreSQL itself unless told. */
  readonly databaseBackend?: DatabaseBackend
  readonly databasePool: number
  readonly dataDir: string
}

/**
 * Opens and migrates the database; rejects with a readable message where it cannot. Each engine's driver is loaded only
 * when it is the one used.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connect(settings)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw settings.databaseUrl && error instanceof DatabaseAway ? refusedUrl(error) : error
  }
}

/** The address itself is not repeated: it may hold a password. */
function refusedUrl({ cause, message }: DatabaseAway): Error {
  const said = cause instanceof AggregateError ? cause.errors[0] : cause
  return new Error(
    `DATABASE_URL names a database that does not answer: ${said instanceof Error ? said.message : message}.`,
  )
}

async function connect({
  databaseUrl,
  databaseBackend,
  databasePool,
  dataDir,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(databaseUrl, databasePool, databaseBackend)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(dataDir)
}
