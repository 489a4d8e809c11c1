import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { type CardAuthorisation, findTries } from '../../repositories/card-authorisations.ts'
import { findLeadForSession } from '../../repositories/leads.ts'

/** The newest card payment of a lead's current cart. `notFound` where none was tried. */
export async function getPayment(
  leadId: string,
  context: CallContext,
  { database }: Parts,
): Promise<Outcome<CardAuthorisation, 'leadUnknown' | 'notFound'>> {
  const lead = await findLeadForSession(database.kysely, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const tries = lead.currentCartId === null ? [] : await findTries(database.kysely, lead.currentCartId)
  const newest = tries.at(-1)
  return newest ? done(newest) : refuse('notFound')
}
