import { type Config, readConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { connectDatabase } from '../../database/open-database.ts'
import { refuseMissing } from '../../database/prepare-folder.ts'
import { type JobOperations, openJobOperations } from '../../jobs/operate-jobs.ts'

/** Connections of a command: it does one thing after another. */
const CONNECTIONS = 2

/** What commands work with, each opened when it is first asked for. */
export interface Desk {
  /** Throws where the variables cannot be used. */
  readonly config: () => Config
  /** The variables as they were given: their values are nobody's to tell. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** As it is found, old or new. */
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

/** As it is found: who looks changes nothing, and makes none. A command may take its time. */
async function open(config: Config): Promise<Database> {
  if (!config.databaseUrl) refuseMissing(config.dataDir)
  return connectDatabase({ ...config, databasePool: CONNECTIONS, isPatient: true })
}
