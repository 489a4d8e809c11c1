import { addDays } from '@benefits/domain/calendar/add-days'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { type ChainDay, hasChain, lastClosedDay, listClosedDays } from '../../repositories/chain-days.ts'
import { holdHead } from '../../repositories/evidence-chain.ts'

/**
 * Where an issuer's chain ended on each day of São Paulo that is over, first one first: whoever keeps a copy can tell
 * whether anything of before was changed. What was told once is told for ever.
 */
export async function publishedChain(
  issuer: string,
  { database, now }: Pick<Parts, 'database' | 'now'>,
): Promise<readonly ChainDay[]> {
  const { kysely } = database
  const at = now()
  const yesterday = addDays(calendarDateInSaoPaulo(at), -1)
  const last = await lastClosedDay(kysely, issuer)
  if ((last === null || last < yesterday) && (await hasChain(kysely, issuer)))
    await inTransaction(database, (trx) => holdHead(trx, { issuer, now: at }))
  return listClosedDays(kysely, issuer)
}
