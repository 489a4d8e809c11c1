import type { Address } from '@benefits/domain/customer/address'
import type { Cnpj, Cpf, Uf } from '@benefits/domain/document/types'
import type { companyData } from '@benefits/wire/lead/save-company'
import type { utm } from '@benefits/wire/lead/shapes'
import { type Kysely, sql } from 'kysely'
import type { output } from 'zod'
import type { Trx } from '../database/in-transaction.ts'
import { readJson } from '../database/read-json.ts'
import type { Tables } from '../database/schema.ts'
import { toJson } from '../database/to-json.ts'
import type { CallContext } from '../outcome/call-context.ts'
import { companyShape, leadContactShape, leadRegistryShape, utmShape } from './stored-shapes.ts'
import { verifiedSince } from './verifications.ts'

/** Who speaks for the company of a lead; phone digits, birth date `yyyy-mm-dd`. */
export interface LeadContact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly cpf?: Cpf | undefined
  readonly birthDate?: string | undefined
}

/** What the registry said when the lead was made. */
export interface LeadRegistry {
  readonly corporateName: string
  readonly tradeName: string
  readonly address: Address
}

/** Company data as saved: documents, phone and postal codes bare, names trimmed. */
export type CompanyData = output<typeof companyData>

/** A company's interest as its session reads it. */
export interface Lead {
  readonly id: string
  readonly issuer: string
  readonly channel: string
  readonly subChannel: string
  readonly visitorId: string
  readonly cnpj: Cnpj
  readonly contact: LeadContact
  readonly employees: number
  readonly utm: output<typeof utm> | null
  readonly company: CompanyData | null
  readonly registry: LeadRegistry
  readonly currentCartId: string | null
  /** The asking session made the lead. */
  readonly isOwn: boolean
  /**
   * The session that made the lead is verified for its company, another one for the account of its contact's e-mail.
   */
  readonly isVerified: boolean
}

/**
 * State whose fees a lead pays: of the delivery once that was said, until then of the company; '' where neither tells.
 */
export function feeStateOf({ company, registry }: Pick<Lead, 'company' | 'registry'>): Uf | '' {
  return (company?.deliveryAddress ?? registry.address).state
}

/** A lead with the columns of its table that the caller does not choose. */
export type NewLead = Omit<Lead, 'company' | 'currentCartId' | 'isOwn' | 'isVerified'> & {
  readonly sessionId: string
  readonly at: Date
}

/** What `leadColumns` selects, as `toReachableLead` reads it. */
export interface LeadRow {
  id: string
  issuer: string
  channel: string
  subChannel: string
  uuid: string
  cnpj: string
  contact: unknown
  employees: number
  utm: unknown
  company: unknown
  registry: unknown
  currentCartId: string | null
  isOwn: boolean
  isVerified: boolean
}

/** Who asks: leads of other issuers are as unknown as other sessions'. */
export type Requester = Pick<CallContext, 'sessionId' | 'content' | 'steadyNow'>

/**
 * The one place that decides who reaches a lead (docs/rules/customers.md: lead-of-a-session): the session that made it,
 * or one that validated the code of its contact's e-mail for its company at this issuer. Anybody may open an account at
 * any company, so a colleague's account is no proof. Null for anybody else, the same as for an unknown id.
 */
export async function findLeadForSession(
  db: Kysely<Tables>,
  leadId: string,
  asker: Requester,
): Promise<Lead | null> {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns(asker))
    .where('leads.id', '=', leadId)
    .where('leads.issuer', '=', asker.content.issuer.code)
    .executeTakeFirst()
  return row ? toReachableLead(row as LeadRow) : null
}

/** Whether a session left a lead, at whatever issuer. */
export async function hasLead(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('sessionId', '=', sessionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Holds a lead until the transaction ends. Authorising a card, hiring, replacing the cart and changing the company take
 * turns by it; what is read after it is as the one before left it. Always before a card authorisation is locked.
 */
export async function lockLead(trx: Trx, leadId: string): Promise<void> {
  await trx.selectFrom('leads').select('id').where('id', '=', leadId).forNoKeyUpdate().execute()
}

/** The columns that `toReachableLead` needs, for queries that join more to a lead. */
export function leadColumns({ sessionId, steadyNow }: Requester) {
  return [
    'leads.id',
    'leads.issuer',
    'leads.channel',
    'leads.subChannel',
    'leads.uuid',
    'leads.cnpj',
    'leads.contact',
    'leads.employees',
    'leads.utm',
    'leads.company',
    'leads.registry',
    'leads.currentCartId',
    sql<boolean>`leads.session_id = ${sessionId}`.as('isOwn'),
    sql<boolean>`exists (select 1 from session_verifications v join accounts a on a.id = v.account_id
      where v.session_id = ${sessionId} and v.issuer = leads.issuer and v.cnpj = leads.cnpj
      and v.verified_at > ${verifiedSince(steadyNow)}
      and (leads.session_id = ${sessionId} or a.email_key = lower(leads.contact->>'email')))`.as(
      'isVerified',
    ),
  ] as const
}

/** The lead of a row, or null where the session may not reach it. */
export function toReachableLead(row: LeadRow): Lead | null {
  if (!row.isOwn && !row.isVerified) return null
  const { uuid, ...same } = row
  const place = { table: 'leads', id: row.id }
  return {
    ...same,
    visitorId: uuid,
    cnpj: row.cnpj as Cnpj,
    contact: readJson(leadContactShape, row.contact, place, 'contact'),
    utm: readJson(utmShape.nullable(), row.utm, place, 'utm'),
    company: readJson(companyShape.nullable(), row.company, place, 'company'),
    registry: readJson(leadRegistryShape, row.registry, place, 'registry'),
  }
}

/** Adds a lead without company data and without cart. */
export async function insertLead(db: Kysely<Tables>, { visitorId, at, ...lead }: NewLead): Promise<void> {
  await db
    .insertInto('leads')
    .values({
      ...lead,
      uuid: visitorId,
      contact: toJson(lead.contact),
      utm: lead.utm === null ? null : toJson(lead.utm),
      registry: toJson(lead.registry),
      company: null,
      currentCartId: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
}

/** What an update may change. */
export type LeadChange = Pick<Lead, 'visitorId' | 'contact' | 'employees' | 'utm'> & { readonly at: Date }

/** Changes contact, employee count and campaign; the company stays. */
export async function updateLeadContact(
  db: Kysely<Tables>,
  leadId: string,
  change: LeadChange,
): Promise<void> {
  await db.updateTable('leads').set(changed(change)).where('id', '=', leadId).execute()
}

/** Makes a lead another company's: its data and its cart were the old one's. False once it has an order. */
export async function changeLeadCompany(
  db: Kysely<Tables>,
  leadId: string,
  { cnpj, registry, ...change }: LeadChange & Pick<Lead, 'cnpj' | 'registry'>,
): Promise<boolean> {
  const row = await db
    .updateTable('leads')
    .set({ ...changed(change), cnpj, registry: toJson(registry), company: null, currentCartId: null })
    .where('id', '=', leadId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.leadId', '=', 'leads.id'))),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function changed({ visitorId, contact, employees, utm, at }: LeadChange) {
  return {
    uuid: visitorId,
    contact: toJson(contact),
    employees,
    utm: utm === null ? null : toJson(utm),
    updatedAt: at,
  }
}

/** Saves company data; equal data leaves the row as it is. */
export async function saveLeadCompany(
  db: Kysely<Tables>,
  leadId: string,
  company: CompanyData,
  at: Date,
): Promise<void> {
  const json = toJson(company)
  await db
    .updateTable('leads')
    .set({ company: json, updatedAt: at })
    .where('id', '=', leadId)
    .where(sql<boolean>`company is distinct from ${json}::jsonb`)
    .execute()
}
