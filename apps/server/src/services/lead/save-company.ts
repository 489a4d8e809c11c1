import { bareDocument, isCompanyDocument } from '@benefits/domain/customer/representatives'
import type { Cep, Uf } from '@benefits/domain/document/types'
import { hasFeesByState } from '@benefits/domain/pricing/fees-at'
import { stateOfCep } from '@benefits/domain/region/state-of-cep'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import {
  type CompanyData,
  feeStateOf,
  findLeadForSession,
  saveLeadCompany,
} from '../../repositories/leads.ts'
import type { PriceRefusal } from '../pricing/price-order.ts'
import { type CompanyProblem, checkCompany, type Representative } from './check-company.ts'
import { nameMaxOf } from './create-lead.ts'
import { moveDelivery } from './move-delivery.ts'
import { barePhone } from './person-checks.ts'

export type CompanyOutcome =
  | Outcome<
      CompanyData,
      'leadUnknown' | 'deliveryAddressInvalid' | 'emailNotPermitted' | 'servedElsewhere' | PriceRefusal
    >
  | { readonly ok: false; readonly problems: readonly CompanyProblem[] }

/**
 * Saves a lead's company data and gives it as it is kept; equal data changes nothing. Refuses with refused fields, and
 * a delivery address whose postal code belongs to another state, and an e-mail that may not buy for the company. Where
 * fees differ by state, another state of the delivery is another price of the registered cart (`moveDelivery`).
 */
export async function saveCompany(
  leadId: string,
  company: CompanyData,
  context: CallContext,
  parts: Parts,
): Promise<CompanyOutcome> {
  const lead = await findLeadForSession(parts.database.kysely, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const problems = checkCompany(company, { now: context.now, nameMax: nameMaxOf(context) })
  if (problems.length > 0) return { ok: false, problems }
  if (!isInItsState(company.deliveryAddress)) return refuse('deliveryAddressInvalid')
  const { email } = company.registration
  if (!(await parts.ports.registry.mayHire(lead.cnpj, email))) return refuse('emailNotPermitted')
  const kept = normaliseCompany(company)
  if (hasFeesByState(context.content.fees) && feeStateOf({ ...lead, company: kept }) !== feeStateOf(lead)) {
    const moved = await moveDelivery(leadId, kept, context, parts)
    return moved.ok ? done(kept) : moved
  }
  await saveLeadCompany(parts.database.kysely, leadId, kept, context.now)
  return done(kept)
}

function isInItsState({ cep, state }: { readonly cep: Cep; readonly state: Uf }): boolean {
  return stateOfCep(cep) === state
}

/** Checked company data as it is kept: names trimmed, documents and phone bare. */
function normaliseCompany({
  registration,
  legalRepresentative,
  extraContacts,
  ...company
}: CompanyData): CompanyData {
  return {
    ...company,
    registration: {
      ...registration,
      name: trimmed(registration.name),
      phone: barePhone(registration.phone),
    },
    legalRepresentative: normalisePerson(legalRepresentative),
    extraContacts: extraContacts.map(normalisePerson),
  }
}

/** A legal entity is nobody's relative in office: the flag is for people. */
function normalisePerson(person: Representative): Representative {
  const isLegalEntity = isCompanyDocument(person)
  return {
    ...person,
    name: trimmed(person.name),
    document: bareDocument(person) ?? person.document,
    isLegalEntity,
    politicallyExposed: person.politicallyExposed && !isLegalEntity,
  }
}

function trimmed(name: string): string {
  return name.normalize('NFC').trim()
}
