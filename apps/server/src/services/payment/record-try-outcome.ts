import { inTransaction } from '../../database/in-transaction.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { ChargeOutcome } from '../../ports/acquirer.ts'
import {
  type AuthorisationOutcome,
  type CardAuthorisation,
  recordAuthorisation,
  type TryRefusal,
} from '../../repositories/card-authorisations.ts'
import { lockLead } from '../../repositories/leads.ts'
import { AUTHORISED_SECONDS, MARGIN_SECONDS } from './card-limits.ts'

/**
 * Writes down what the acquirer answered, together with the job that gives the money back: at once where the outcome
 * is not known or the cart was hired or replaced meanwhile (`conflict`), else after the day in which it may be hired.
 */
export async function recordTryOutcome(
  authorisation: CardAuthorisation,
  outcome: ChargeOutcome,
  { database, jobs, now }: Parts,
): Promise<Outcome<CardAuthorisation, TryRefusal | 'conflict'>> {
  const { id, leadId } = authorisation
  const settled = toSettled(outcome)
  const status = await inTransaction(database, async (trx) => {
    if (settled.status === 'authorised') await lockLead(trx, leadId)
    const became = await recordAuthorisation(trx, id, settled, now())
    if (became === 'voiding') await jobs.enqueue(trx, 'void-card', { authorisationId: id })
    if (became === 'authorised') {
      const startAfterSeconds = AUTHORISED_SECONDS + MARGIN_SECONDS
      await jobs.enqueue(trx, 'void-card', { authorisationId: id }, { startAfterSeconds })
    }
    return became
  })
  if (settled.status === 'authorised') {
    if (status !== 'authorised') return refuse('conflict')
    return done({ ...authorisation, status, reference: settled.reference })
  }
  return refuse(settled.refusal)
}

function toSettled(outcome: ChargeOutcome): AuthorisationOutcome {
  switch (outcome.kind) {
    case 'authorised':
      return { status: 'authorised', reference: outcome.reference }
    case 'refused':
      return { status: 'denied', refusal: outcome.refusal }
    case 'failed':
      return { status: 'denied', refusal: 'paymentFailed' }
    case 'unknown':
      return { status: 'voiding', refusal: 'paymentFailed' }
  }
}
