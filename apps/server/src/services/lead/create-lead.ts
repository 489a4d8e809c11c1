import { PERSON_NAME_MAX, type PersonNameMax } from '@benefits/copy/person-name-messages'
import type { RefusalName } from '@benefits/copy/refusals'
import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { RegisteredCompany } from '../../ports/registry.ts'
import { insertLead, type Lead, type LeadRegistry, type NewLead } from '../../repositories/leads.ts'
import { type CompanyRefusal, findCompany } from '../company/find-company.ts'
import { checkLead, type LeadProblem, normaliseContact } from './check-lead.ts'
import { leadFollowUpMail } from './follow-up-lead.ts'

/** What a caller says of a lead. */
export type LeadRequest = Pick<Lead, 'visitorId' | 'cnpj' | 'contact' | 'employees' | 'utm'>

/** As services answer; refused fields in our own words. */
export type LeadOutcome<A, N extends RefusalName> =
  | Outcome<A, N>
  | { readonly ok: false; readonly problems: readonly LeadProblem[] }

/**
 * Registers a lead of the calling session, and that it is written to where it stays without a cart; gives its id.
 * Refuses with refused fields and with the company's own refusals.
 */
export async function createLead(
  request: LeadRequest,
  context: CallContext,
  parts: Parts,
): Promise<LeadOutcome<string, CompanyRefusal>> {
  const problems = checkLead(request, { now: context.now, nameMax: nameMaxOf(context) })
  if (problems.length > 0) return { ok: false, problems }
  const found = await findCompany(request.cnpj, context, parts)
  if (!found.ok) return found
  const id = parts.newId()
  const lead: NewLead = {
    ...request,
    id,
    issuer: context.content.issuer.code,
    channel: context.channel.code,
    subChannel: context.subChannel,
    sessionId: context.sessionId,
    contact: normaliseContact(request.contact),
    registry: toLeadRegistry(found.answer.company),
    at: context.now,
  }
  await storeLead(lead, context, parts)
  return done(id)
}

/**
 * The wait is a job's: a cart registered meanwhile makes it say nothing. An address that has caused as many follow-ups
 * as it may leaves leads without one: nobody knows whether the recipients are its own.
 */
async function storeLead(lead: NewLead, context: CallContext, parts: Parts): Promise<void> {
  const { database, jobs, config, protection, security } = parts
  const startAfterSeconds = Math.round(config.leadFollowUpMinutes * 60)
  if (startAfterSeconds === 0) return insertLead(database.kysely, lead)
  if ((await protection.take('followUpsOfAddress', context.address)) > 0) {
    security.tell('limitReached', { reqId: context.requestId, reason: 'followUpsOfAddress' })
    return insertLead(database.kysely, lead)
  }
  await inTransaction(database, async (trx) => {
    await insertLead(trx, lead)
    await leadFollowUpMail.enqueue(trx, jobs, { leadId: lead.id }, { startAfterSeconds })
  })
}

/** The part of the registry's answer that a lead keeps. */
export function toLeadRegistry({ corporateName, tradeName, address }: RegisteredCompany): LeadRegistry {
  return { corporateName, tradeName, address }
}

/** Names are longer where people give first and last name (docs/rules/documents.md: person-name). */
export function nameMaxOf({ channel }: Pick<CallContext, 'channel'>): PersonNameMax {
  return channel.features.accessManagement ? PERSON_NAME_MAX.access : PERSON_NAME_MAX.form
}
