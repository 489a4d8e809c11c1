import type { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Role } from '../config/process.ts'
import type { Database } from '../database/database.ts'
import { awayReason } from '../database/database-away.ts'

/** pg-boss in the store's own database, and its way into a transaction. */
export interface Engine {
  readonly boss: PgBoss
  readonly fromKysely: typeof fromKysely
}

/** Loads the job engine, some hundred modules, and ties it to the database; it is not started yet. */
export async function openEngine(database: Database, log: Logger, role: Role): Promise<Engine> {
  const [{ PgBoss, fromKysely }, where] = await Promise.all([import('pg-boss'), database.jobEngine()])
  const boss = new PgBoss({
    ...where,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: false,
    supervise: role !== 'web',
  })
  // Each worker looks every two seconds: while the database is away that is told once, by whoever asks it beside them.
  boss.on('error', (error) => log[awayReason(error) ? 'debug' : 'error']({ err: error }, 'job engine'))
  return { boss, fromKysely }
}
