import type { Db } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** What an operator did: numbers and ids, never a person's data. */
export interface OperatorAction {
  readonly operator: string
  /** The command's words. */
  readonly command: string
  /** What it was done to: an order's number, a job's id, a queue. */
  readonly target: string
}

/** Writes an action down, in the transaction that it belongs to. */
export async function recordAction(db: Db, action: OperatorAction, at: Date): Promise<void> {
  await db
    .insertInto('operatorActions')
    .values({ id: newId(), ...action, doneAt: at })
    .execute()
}
