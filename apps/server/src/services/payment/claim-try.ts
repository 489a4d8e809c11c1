import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import {
  type CardAuthorisation,
  giveUpWhenDue,
  insertAuthorisation,
  lockTries,
  type NewAuthorisation,
} from '../../repositories/card-authorisations.ts'
import { ABANDONED_SECONDS, KEPT_SECONDS, MARGIN_SECONDS, MAX_TRIES, secondsBefore } from './card-limits.ts'

/** Whose turn it is: `first` asks the acquirer, `authorised` has its answer already, `busy` waits for another call. */
export type Claim =
  | { readonly kind: 'first'; readonly authorisation: CardAuthorisation }
  | { readonly kind: 'authorised'; readonly authorisation: CardAuthorisation }
  | { readonly kind: 'busy'; readonly authorisationId: string }
  | { readonly kind: 'refused' }

interface Facts {
  readonly now: Date
  /** The cart has its order already, paid in another way. */
  readonly isHired: boolean
}

/**
 * Takes a cart's turn to be authorised, with the job that gives the money back should this process die before it knows
 * the answer. Refused once the tries are used up (details 16).
 */
export function claimTry(wanted: NewAuthorisation, facts: Facts, parts: Parts): Promise<Claim> {
  return inTransaction(parts.database, async (trx): Promise<Claim> => {
    const tries = await lockTries(trx, wanted.cartId)
    const live = tries.find(({ status }) => LIVE.has(status))
    if (live && live.status !== 'pending') return { kind: 'authorised', authorisation: live }
    if (live && !(await isAbandoned(trx, live, facts, parts))) {
      return { kind: 'busy', authorisationId: live.id }
    }
    const failed = tries.filter(({ returnCode }) => returnCode !== null)
    if (facts.isHired || failed.length >= MAX_TRIES) return { kind: 'refused' }
    await insertAuthorisation(trx, wanted, facts.now)
    const startAfterSeconds = ABANDONED_SECONDS + MARGIN_SECONDS
    await parts.jobs.enqueue(trx, 'void-card', { authorisationId: wanted.id }, { startAfterSeconds })
    const authorisation: CardAuthorisation = {
      ...wanted,
      ...{ status: 'pending', reference: null, returnCode: null, createdAt: facts.now },
    }
    return { kind: 'first', authorisation }
  })
}

const LIVE: ReadonlySet<CardAuthorisation['status']> = new Set(['pending', 'authorised', 'hired'])

/** Whether a pending try has lost its process; then it is given up and no longer in the way. */
async function isAbandoned(trx: Trx, { id }: CardAuthorisation, { now }: Facts, { jobs }: Parts) {
  const limits = {
    pendingBefore: secondsBefore(now, ABANDONED_SECONDS),
    authorisedBefore: secondsBefore(now, KEPT_SECONDS),
  }
  if ((await giveUpWhenDue(trx, id, limits, now)) === null) return false
  await jobs.enqueue(trx, 'void-card', { authorisationId: id })
  return true
}
