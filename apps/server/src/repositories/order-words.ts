import type { Db } from '../database/database.ts'
import type { Trx } from '../database/in-transaction.ts'
import type { PortalWord } from '../ports/portal.ts'

/** What became of a word: kept (again is as good as once), or not, since a cancelled order stays so. */
export type WordOutcome = 'kept' | 'cancelledBefore' | 'orderUnknown'

/** Keeps what the customer portal says of an order. It may cancel what it confirmed, never the other way round. */
export async function storePortalWord(db: Db, orderId: string, word: PortalWord): Promise<WordOutcome> {
  const kept = await db
    .updateTable('orders')
    .set({ portalState: word })
    .where('id', '=', orderId)
    .where((is) =>
      word === 'cancelled'
        ? is.lit(true)
        : is.or([is('portalState', 'is', null), is('portalState', '=', 'confirmed')]),
    )
    .returning('id')
    .executeTakeFirst()
  if (kept) return 'kept'
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst()
  return order ? 'cancelledBefore' : 'orderUnknown'
}

/**
 * Binds a signature to the order of its first call until it runs out. False where it is another order's: the signed
 * body need not name the order, so that whoever saw one call could send it about any other.
 */
export async function claimSignature(
  trx: Trx,
  { signatureHash, orderId, endsAt }: { signatureHash: string; orderId: string; endsAt: Date },
): Promise<boolean> {
  await trx
    .insertInto('portalSignatures')
    .values({ signatureHash, orderId, endsAt })
    .onConflict((on) => on.column('signatureHash').doNothing())
    .execute()
  const claimed = await trx
    .selectFrom('portalSignatures')
    .select('orderId')
    .where('signatureHash', '=', signatureHash)
    .executeTakeFirst()
  return claimed?.orderId === orderId
}
