import { createHash } from 'node:crypto'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import type { PortalWord } from '../../ports/portal.ts'
import { claimSignature, storePortalWord, type WordOutcome } from '../../repositories/order-words.ts'

/** How far the clocks of store and portal may differ, and how long a signature lives, in seconds. */
export const SIGNATURE_SECONDS = 300

/** A word of the customer portal about an order, whose signature was checked; `signature` as it came. */
export interface SignedWord {
  readonly orderId: string
  readonly word: PortalWord
  readonly signature: string
}

/**
 * Keeps what the portal says of an order by a call of its own. The same call again changes nothing; about another
 * order it is `signatureUsed`.
 */
export async function recordPortalWord(
  { orderId, word, signature }: SignedWord,
  { database, now }: Pick<Parts, 'database' | 'now'>,
): Promise<WordOutcome | 'signatureUsed'> {
  const signatureHash = createHash('sha256').update(signature).digest('hex')
  // It may have been signed by a clock that is ahead.
  const endsAt = new Date(now().getTime() + 2 * SIGNATURE_SECONDS * 1000)
  return inTransaction(database, async (trx) => {
    const isOwn = await claimSignature(trx, { signatureHash, orderId, endsAt })
    return isOwn ? storePortalWord(trx, orderId, word) : 'signatureUsed'
  })
}
