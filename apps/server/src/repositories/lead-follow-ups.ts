import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/schema.ts'
import type { LeadContact, LeadRegistry } from './leads.ts'

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
  const { rows } = await sql<WaitingLead>`
    select l.issuer, l.channel, l.contact, l.registry from leads l
    where l.id = ${leadId}::uuid and not exists (
      select 1 from leads other
      where other.issuer = l.issuer and other.cnpj = l.cnpj and (
        exists (select 1 from carts c where c.lead_id = other.id and c.created_at >= l.created_at)
        or (other.created_at, other.id) > (l.created_at, l.id)
          and lower(other.contact->>'email') = lower(l.contact->>'email')
      )
    )`.execute(db)
  return rows[0] ?? null
}
