import type { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { awayReason } from '../database/database-away.ts'

/** pg-boss in the store's own database, and its way into a transaction. */
export interface Engine {
  readonly boss: PgBoss
  readonly fromKysely: typeof fromKysely
}

/**
 * Loads the job engine, some hundred modules, and ties it to the database; it is not started yet. `migrates`: its start
 * brings its own tables to its version, which needs a role that owns them. An `onlooker` neither makes its tables nor
 * looks after them; one that `supervises` looks for jobs that were left lying.
 */
export async function openEngine(
  database: Database,
  log: Pick<Logger, 'debug' | 'error'>,
  {
    onlooker = false,
    migrates = !onlooker,
    supervises = !onlooker,
  }: { readonly onlooker?: boolean; readonly migrates?: boolean; readonly supervises?: boolean } = {},
): Promise<Engine> {
  const [{ PgBoss, fromKysely }, where] = await Promise.all([import('pg-boss'), database.jobEngine()])
  const boss = new PgBoss({
    ...where,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: false,
    migrate: migrates,
    supervise: supervises,
  })
  // Each worker looks every two seconds: while the database is away that is told once, by whoever asks it beside them.
  boss.on('error', (error) => log[awayReason(error) ? 'debug' : 'error']({ err: error }, 'job engine'))
  return { boss, fromKysely }
}
