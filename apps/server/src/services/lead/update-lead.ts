import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import {
  changeLeadCompany,
  findLeadForSession,
  type Lead,
  lockLead,
  updateLeadContact,
} from '../../repositories/leads.ts'
import { giveUpCard } from '../cart/give-up-card.ts'
import { type CompanyRefusal, findCompany } from '../company/find-company.ts'
import { checkLead, normaliseContact } from './check-lead.ts'
import { type LeadOutcome, type LeadRequest, nameMaxOf, toLeadRegistry } from './create-lead.ts'

/**
 * Changes a lead's contact, employees and campaign; gives the lead as it is now. Another CNPJ makes it that company's:
 * saved data and cart are dropped. Only the session that made the lead may do so, and not after an order (`conflict`).
 */
export async function updateLead(
  leadId: string,
  request: LeadRequest,
  context: CallContext,
  parts: Parts,
): Promise<LeadOutcome<Lead, CompanyRefusal | 'leadUnknown' | 'conflict'>> {
  const db = parts.database.kysely
  const lead = await findLeadForSession(db, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const problems = checkLead(request, { now: context.now, nameMax: nameMaxOf(context) })
  if (problems.length > 0) return { ok: false, problems }
  const { visitorId, employees, utm } = request
  const change = { visitorId, employees, utm: utm ?? lead.utm, contact: normaliseContact(request.contact) }
  if (request.cnpj === lead.cnpj) {
    await updateLeadContact(db, leadId, { ...change, at: context.now })
    return done({ ...lead, ...change })
  }
  if (!lead.isOwn) return refuse('leadUnknown')
  const found = await findCompany(request.cnpj, context, parts)
  if (!found.ok) return found
  const company = { cnpj: request.cnpj, registry: toLeadRegistry(found.answer.company) }
  const isChanged = await inTransaction(parts.database, async (trx) => {
    await lockLead(trx, leadId)
    const isNoOrder = await changeLeadCompany(trx, leadId, { ...change, ...company, at: context.now })
    // A cart that went with its company is not hired any more.
    if (isNoOrder) await giveUpCard(trx, leadId, context.now, parts)
    return isNoOrder
  })
  return isChanged
    ? done({ ...lead, ...change, ...company, company: null, currentCartId: null })
    : refuse('conflict')
}
