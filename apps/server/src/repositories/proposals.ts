import { type Kysely, sql } from 'kysely'
import { readJson } from '../database/read-json.ts'
import type { Tables } from '../database/schema.ts'
import { type ProposalTerms, proposalTermsShape } from './stored-proposal.ts'
import { leadContactShape } from './stored-shapes.ts'

/** A proposal that binds, or bound. */
export interface Proposal {
  readonly id: string
  readonly number: string
  /** Last day, of São Paulo: `yyyy-mm-dd`. */
  readonly validUntil: string
  readonly keyHash: string
  readonly terms: ProposalTerms
  /** A cart of it has its order. */
  readonly isHired: boolean
}

/** An issuer's proposal by the hash of its link's key, or null. */
export async function findProposalByKey(
  db: Kysely<Tables>,
  issuer: string,
  keyHash: string,
): Promise<Proposal | null> {
  const row = await proposalsOf(db, issuer).where('proposals.keyHash', '=', keyHash).executeTakeFirst()
  return toProposal(row)
}

/** A lead's proposal by its id, or null, also for one of before that says nothing. */
export async function findProposalOfLead(
  db: Kysely<Tables>,
  issuer: string,
  leadId: string,
  id: string,
): Promise<Proposal | null> {
  const row = await proposalsOf(db, issuer)
    .where('proposals.id', '=', id)
    .where('proposals.leadId', '=', leadId)
    .executeTakeFirst()
  return toProposal(row)
}

/** The proposals of a cart that hold until a day and were mailed to an address, the first one first. */
export async function findMailedProposals(
  db: Kysely<Tables>,
  { issuer, ...asked }: Record<'issuer' | 'cartId' | 'validUntil' | 'mailedTo', string>,
): Promise<readonly Proposal[]> {
  const rows = await proposalsOf(db, issuer)
    .where('proposals.cartId', '=', asked.cartId)
    .where('proposals.validUntil', '=', asked.validUntil)
    .where('proposals.mailedTo', '=', asked.mailedTo)
    .orderBy('proposals.createdAt')
    .execute()
  return rows.flatMap((row) => toProposal(row) ?? [])
}

/**
 * A proposal to mail, with the issuer, the channel and the contact's address of its lead, and the keyed hash of whom it
 * was to go to; null where it is gone.
 */
export async function findProposalToMail(db: Kysely<Tables>, id: string) {
  const lead = await db
    .selectFrom('proposals')
    .innerJoin('leads', 'leads.id', 'proposals.leadId')
    .select(['leads.id', 'leads.issuer', 'leads.channel', 'leads.contact', 'proposals.mailedTo'])
    .where('proposals.id', '=', id)
    .executeTakeFirst()
  const proposal = lead ? await findProposalOfLead(db, lead.issuer, lead.id, id) : null
  if (!lead || proposal === null) return null
  const { email } = readJson(leadContactShape, lead.contact, { table: 'leads', id: lead.id }, 'contact')
  return { proposal, issuer: lead.issuer, channel: lead.channel, email, mailedTo: lead.mailedTo }
}

/** Says that a proposal is mailed, and to whom by a keyed hash. */
export async function markProposalMailed(db: Kysely<Tables>, id: string, mailedTo: string): Promise<void> {
  await db.updateTable('proposals').set({ mailedTo }).where('id', '=', id).execute()
}

/** Whether a proposal is mailed to an address, by its keyed hash. */
export async function isProposalMailed(db: Kysely<Tables>, id: string, mailedTo: string): Promise<boolean> {
  const row = await db
    .selectFrom('proposals')
    .select('id')
    .where('id', '=', id)
    .where('mailedTo', '=', mailedTo)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a cart of a proposal has its order: its own, or one that has its price. */
export async function isProposalHired(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql<{ isHired: boolean }>`select ${hiredOf(sql`${id}::uuid`)} as is_hired`.execute(
    db,
  )
  return rows[0]?.isHired ?? false
}

/** A proposal's printed document, or null while nobody asked for it. */
export async function findProposalDocument(db: Kysely<Tables>, id: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('proposals').select('document').where('id', '=', id).executeTakeFirst()
  return row?.document ?? null
}

/** Keeps what was printed first, and gives it. */
export async function storeProposalDocument(
  db: Kysely<Tables>,
  id: string,
  document: Uint8Array,
): Promise<Uint8Array> {
  const bytes = Buffer.from(document)
  await db
    .updateTable('proposals')
    .set({ document: bytes })
    .where('id', '=', id)
    .where('document', 'is', null)
    .execute()
  return (await findProposalDocument(db, id)) ?? document
}

function proposalsOf(db: Kysely<Tables>, issuer: string) {
  return db
    .selectFrom('proposals')
    .innerJoin('leads', 'leads.id', 'proposals.leadId')
    .select([
      'proposals.id',
      'proposals.number',
      'proposals.validUntil',
      'proposals.keyHash',
      'proposals.terms',
    ])
    .select(hiredOf(sql.ref('proposals.id')).as('isHired'))
    .where('leads.issuer', '=', issuer)
}

function hiredOf(id: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select 1 from orders o join carts c on c.id = o.cart_id where c.proposal_id = ${id})
    or exists (select 1 from orders o join proposals p on p.cart_id = o.cart_id where p.id = ${id})`
}

interface ProposalRow {
  readonly id: string
  readonly number: string | null
  readonly validUntil: string | null
  readonly keyHash: string | null
  readonly terms: unknown
  readonly isHired: boolean
}

function toProposal(row: ProposalRow | undefined): Proposal | null {
  if (!row || row.number === null || row.validUntil === null || row.keyHash === null) return null
  const { id, number, validUntil, keyHash, isHired } = row
  const terms = readJson<ProposalTerms>(proposalTermsShape, row.terms, { table: 'proposals', id }, 'terms')
  return { id, number, validUntil, keyHash, terms, isHired }
}
