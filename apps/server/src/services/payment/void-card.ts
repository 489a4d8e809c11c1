import type { Parts } from '../../parts.ts'
import { OwnError } from '../../ports/own-error.ts'
import { findAuthorisation, giveUpWhenDue, markVoid } from '../../repositories/card-authorisations.ts'
import { ABANDONED_SECONDS, AUTHORISED_SECONDS, secondsBefore, WATCHED_SECONDS } from './card-limits.ts'

/**
 * Gives back what is held on a card and not hired: after a time-out, a replaced cart, a hiring that failed for good, a
 * process that died, or a day. What may still be hired, or was, stays. Rejects while the money may be held, so that the
 * job tries again.
 */
export async function voidCard(
  authorisationId: string,
  { database, ports, log, now }: Pick<Parts, 'database' | 'ports' | 'log' | 'now'>,
): Promise<void> {
  const at = now()
  const limits = {
    pendingBefore: secondsBefore(at, ABANDONED_SECONDS),
    pendingAfter: secondsBefore(at, -ABANDONED_SECONDS),
    authorisedBefore: secondsBefore(at, AUTHORISED_SECONDS),
  }
  const due = await giveUpWhenDue(database.kysely, authorisationId, limits, at)
  if (due === null) {
    const found = await findAuthorisation(database.kysely, authorisationId)
    if (found?.status === 'pending') throw new OwnError('The authorisation is still under way.')
    return
  }
  const { id, reference, amount, createdAt } = due
  // A try that was given up while its call still runs may reach the acquirer after we asked.
  const mayStillCome = createdAt > secondsBefore(at, WATCHED_SECONDS)
  const became = await ports.acquirer.release({ id, reference, amount }).catch((error) => {
    log.warn({ err: error, authorisationId }, 'an authorisation could not be voided yet')
    throw error
  })
  if (became === 'notFound' && mayStillCome) throw new OwnError('The acquirer does not know the sale yet.')
  await markVoid(database.kysely, id, at)
}
