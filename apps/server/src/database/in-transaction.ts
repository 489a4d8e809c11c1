import type { Transaction } from 'kysely'
import { traced } from '../ports/monitoring.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'
import { refuseInsideTransaction, runInScope, type TransactionScope } from './transaction-scope.ts'

/** The connection of one open transaction; every query of a service goes through it. */
export type Trx = Transaction<Tables>

const ATTEMPTS = 4
/** SQLSTATE of a lost race that the engine asks to run again: serialization failure, deadlock. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Lost races run again, so
 * `work` must have no effect outside the database but through `afterCommit`. Not nestable.
 */
export async function inTransaction<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  refuseInsideTransaction('A second transaction')
  for (let attempt = 1; ; attempt++) {
    const scope: TransactionScope = { open: true, afterCommit: [] }
    try {
      const result = await traced('transaction', { attempt }, () =>
        database.kysely.transaction().execute((trx) => runInScope(scope, () => work(trx))),
      )
      scope.open = false
      for (const effect of scope.afterCommit) effect()
      return result
    } catch (error) {
      scope.open = false
      if (attempt === ATTEMPTS || !TRY_AGAIN.has((error as { code?: unknown }).code)) throw error
    }
  }
}
