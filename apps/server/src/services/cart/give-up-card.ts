import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { giveUpAuthorisations } from '../../repositories/card-authorisations.ts'

/** Gives up what is held for a lead, as part of a transaction: its cart is hired in another way, or is gone. */
export async function giveUpCard(trx: Trx, leadId: string, at: Date, { jobs }: Pick<Parts, 'jobs'>) {
  const ids = await giveUpAuthorisations(trx, leadId, at)
  for (const authorisationId of ids) await jobs.enqueue(trx, 'void-card', { authorisationId })
}

/** The same for a lead whose cart will not be hired. */
export function giveUpCardOf(leadId: string, at: Date, parts: Pick<Parts, 'database' | 'jobs'>) {
  return inTransaction(parts.database, (trx) => giveUpCard(trx, leadId, at, parts))
}

/** Starts the voids of what a replaced cart held; without them the job of a day later does it. */
export async function voidGivenUp(
  ids: readonly string[],
  { database, jobs }: Pick<Parts, 'database' | 'jobs'>,
): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(database, async (trx) => {
    for (const authorisationId of ids) await jobs.enqueue(trx, 'void-card', { authorisationId })
  })
}
