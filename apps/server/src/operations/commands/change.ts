import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import { recordAction } from '../../repositories/operator-actions.ts'
import type { Desk } from './desk.ts'

/** Changes something and writes down who did what to which target: both or neither. */
export async function change<T>(
  { database, operator, now }: Pick<Desk, 'database' | 'operator' | 'now'>,
  { command, target }: { readonly command: string; readonly target: string },
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return inTransaction(await database(), async (trx) => {
    const done = await work(trx)
    await recordAction(trx, { operator, command, target }, now())
    return done
  })
}
