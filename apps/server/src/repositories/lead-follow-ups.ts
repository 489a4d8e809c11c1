import { type Kysely, sql } from 'kysely'
import { readJson } from '../database/read-json.ts'
import type { Row, Tables } from '../database/schema.ts'
import type { LeadContact, LeadRegistry } from './leads.ts'
import { leadContactShape, leadRegistryShape } from './stored-shapes.ts'

/** A lead that waits for somebody to speak to it. */
export interface WaitingLead {
  readonly issuer: string
  readonly channel: string
  readonly contact: LeadContact
  readonly registry: LeadRegistry
}

/**
 * A lead whose company has registered no cart since, at the same issuer and through whatever lead; null where it has
 * (an order has a cart too), and where the same contact left a newer lead for the company, which speaks for both.
 */
export async function findWaitingLead(db: Kysely<Tables>, leadId: string): Promise<WaitingLead | null> {
  const { rows } = await sql<Pick<Row<'leads'>, 'issuer' | 'channel' | 'contact' | 'registry'>>`
    select l.issuer, l.channel, l.contact, l.registry from leads l
    where l.id = ${leadId}::uuid and not exists (
      select 1 from leads other
      where other.issuer = l.issuer and other.cnpj = l.cnpj and (
        exists (select 1 from carts c where c.lead_id = other.id and c.created_at >= l.created_at)
        or (other.created_at, other.id) > (l.created_at, l.id)
          and lower(other.contact->>'email') = lower(l.contact->>'email')
      )
    )`.execute(db)
  const [row] = rows
  if (!row) return null
  const place = { table: 'leads', id: leadId } as const
  return {
    issuer: row.issuer,
    channel: row.channel,
    contact: readJson(leadContactShape, row.contact, place, 'contact'),
    registry: readJson(leadRegistryShape, row.registry, place, 'registry'),
  }
}

/** A follow-up of a lead to a recipient, who gets no other before `endsAt`. */
export interface FollowUpClaim {
  readonly issuer: string
  readonly recipientHash: string
  /** The recipient under keys of before, and as it was hashed with its tag. */
  readonly formerHashes: readonly string[]
  readonly leadId: string
  readonly at: Date
  readonly endsAt: Date
}

/**
 * Claims the one follow-up that a recipient may get, in one statement: of leads that ask at once, in whatever process,
 * one gets it. True where this lead has it, also where it had it before; false for a recipient that opted out.
 */
export async function claimFollowUp(db: Kysely<Tables>, claim: FollowUpClaim): Promise<boolean> {
  const { issuer, recipientHash, formerHashes, leadId, at, endsAt } = claim
  const former = formerHashes.length === 0 ? sql`null` : sql.join(formerHashes)
  const { rows } = await sql`
    insert into lead_follow_ups as former (issuer, recipient_hash, lead_id, ends_at)
    select ${issuer}, ${recipientHash}, ${leadId}::uuid, ${endsAt}::timestamptz
    where not exists (select 1 from mail_opt_outs where recipient_hash in (${recipientHash}, ${former}))
      and not exists (select 1 from lead_follow_ups f where f.issuer = ${issuer}
        and f.recipient_hash in (${former}) and f.ends_at > ${at}::timestamptz and f.lead_id <> ${leadId}::uuid)
    on conflict (issuer, recipient_hash) do update
      set lead_id = excluded.lead_id, ends_at = excluded.ends_at
      where former.ends_at <= ${at}::timestamptz or former.lead_id = excluded.lead_id
    returning lead_id`.execute(db)
  return rows.length > 0
}

/** Gives a lead's claim back where its message did not go out: another lead of that recipient may be written to. */
export async function releaseFollowUp(db: Kysely<Tables>, leadId: string, occasion: string): Promise<void> {
  await db
    .deleteFrom('leadFollowUps')
    .where('leadId', '=', leadId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mailMessages').select('id').where('dedupeKey', '=', occasion))),
    )
    .execute()
}
