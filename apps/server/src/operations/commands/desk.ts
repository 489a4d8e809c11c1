import { type Config, readConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { type JobOperations, openJobOperations } from '../../jobs/operate-jobs.ts'

/** Connections of a command: it does one thing after another. */
const CONNECTIONS = 2

/** What commands work with, each opened when it is first asked for. */
export interface Desk {
  /** Throws where the variables cannot be used. */
  readonly config: () => Config
  /** The variables as they were given: their values are nobody's to tell. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly database: () => Promise<Database>
  readonly jobs: () => Promise<JobOperations>
  readonly operator: string
  readonly now: () => Date
}

/** The desk of one order, and how it is left. */
export function openDesk(
  variables: Readonly<Record<string, string | undefined>>,
  operator: string,
): Desk & { readonly close: () => Promise<void> } {
  let config: Config | undefined
  let database: Promise<Database> | undefined
  let jobs: Promise<JobOperations> | undefined
  const readOnce = () => {
    config ??= readConfig(variables)
    return config
  }
  const openOnce = () => {
    database ??= open(readOnce())
    return database
  }
  return {
    config: readOnce,
    variables,
    database: openOnce,
    jobs: () => {
      jobs ??= openOnce().then(openJobOperations)
      return jobs
    },
    operator,
    now: () => new Date(),
    close: async () => {
      const [ownJobs, own] = await Promise.allSettled([jobs, database])
      if (ownJobs.status === 'fulfilled') await ownJobs.value?.close()
      if (own.status === 'fulfilled') await own.value?.close()
    },
  }
}

/** The embedded database belongs to one process at a time. A command may take its time. */
async function open(config: Config): Promise<Database> {
  try {
    return await openDatabase({ ...config, databasePool: CONNECTIONS, isPatient: true })
  } catch (error) {
    if (config.databaseUrl || !/in use by another process/.test(String(error))) throw error
    throw new Error(
      `The store is running on ${config.dataDir}, whose embedded database serves one process. Stop the store, give the command, and start it again; with PostgreSQL (DATABASE_URL) both run at once.`,
    )
  }
}
