import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { type Kysely, sql } from 'kysely'
import { LEAD_PERSON_IDS, namesOne } from '../database/person-ids.ts'
import { readJson } from '../database/read-json.ts'
import type { Tables } from '../database/schema.ts'
import { orderLinesShape, pricingShape } from './stored-shapes.ts'

/** A lead with its current cart, as whoever proved its contact's e-mail finds it again. */
export interface FoundLead {
  readonly leadId: string
  readonly cnpj: Cnpj
  readonly cartId: string
  readonly lines: readonly OrderLine[]
  readonly pricing: Pricing
  readonly offerCode: string | null
  readonly registeredAt: Date
}

/** So many are found: a stranger may have left any number with somebody's e-mail. */
const MOST = 10

interface FoundRow {
  leadId: string
  cnpj: string
  cartId: string
  lines: unknown
  pricing: unknown
  offerCode: string | null
  registeredAt: Date
}

/**
 * The leads of an issuer whose contact has an e-mail (lower case), with a current cart that nobody hired: first those
 * of sessions that proved the e-mail, then the newest, ten at most.
 */
export async function listLeadsOfEmail(
  db: Kysely<Tables>,
  { issuer, emailKey }: { readonly issuer: string; readonly emailKey: string },
): Promise<FoundLead[]> {
  const { rows } = await sql<FoundRow>`select l.id as lead_id, l.cnpj, c.id as cart_id, c.lines, c.pricing,
      c.offer_code, c.created_at as registered_at
    from leads l join carts c on c.id = l.current_cart_id
    where ${namesOne(LEAD_PERSON_IDS, [emailKey])} and lower(l.contact->>'email') = ${emailKey}
      and l.issuer = ${issuer} and not exists (select 1 from orders o where o.cart_id = c.id)
    order by exists (select 1 from session_verifications v join accounts a on a.id = v.account_id
      where v.session_id = l.session_id and a.email_key = ${emailKey}) desc, c.created_at desc, c.id desc
    limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ lines, pricing, cnpj, ...same }) => {
    const place = { table: 'carts', id: same.cartId }
    return {
      ...same,
      cnpj: cnpj as Cnpj,
      lines: readJson(orderLinesShape, lines, place, 'lines'),
      pricing: readJson(pricingShape, pricing, place, 'pricing'),
    }
  })
}
