import type { Interest } from '@benefits/domain/cart/asked-order'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import { readJson } from '../database/read-json.ts'
import type { Tables } from '../database/schema.ts'
import { toJson } from '../database/to-json.ts'
import { givingUpOthers } from './card-authorisations.ts'
import { type CartProposal, cartProposalShape, type ProposalTerms } from './stored-proposal.ts'
import { codesShape, interestsShape, orderLinesShape, pricingShape } from './stored-shapes.ts'

/**
 * A registered cart with its price, which is made anew only where the delivery goes to another state (decision 045) and
 * where its days are over (docs/rules/pricing.md: promised). Add-ons are among the lines, and by code beside them.
 */
export interface Cart {
  readonly id: string
  readonly leadId: string
  readonly lines: readonly OrderLine[]
  readonly interests: readonly Interest[]
  readonly addOnCodes: readonly number[]
  readonly pricing: Pricing
  /** When it got that price. */
  readonly pricedAt: Date
  readonly offerCode: string | null
  /** The proposal whose price it has; absent where the price is that of its day. */
  readonly proposal?: CartProposal
}

/** A proposal to be kept with the cart that it is of. */
export interface NewProposal {
  readonly id: string
  readonly number: string
  readonly validUntil: string
  readonly keyHash: string
  readonly terms: ProposalTerms
}

/** Where a cart is registered: whose prices it has, and whose purchase it is. */
export interface CartPlace {
  readonly channel: string
  readonly subChannel: string
  readonly at: Date
}

/** So many carts that a lead has replaced stay, the newest: a tab that still shows one is told that it was replaced. */
const REPLACED_KEPT = 3

/**
 * Adds a cart and makes it its lead's current one, and the lead one of its channel, in one round trip; of those that
 * were replaced before, the older ones that nothing names go, in a second one where there are any. What was held on a
 * card for another cart of the lead is given up; gives the ids of those authorisations.
 */
export async function replaceCurrentCart(
  db: Kysely<Tables>,
  cart: Cart,
  place: CartPlace,
): Promise<readonly string[]> {
  const { at } = place
  const { rows } = await sql<Replaced>`with added as (${insertion(cart, at)}),
    moved as (${replacement(cart, place)}), given_up as (${givingUpOthers(at)})
    ${replaced(cart)}`.execute(db)
  return withoutOldest(db, cart, rows)
}

/** The same, and a proposal of that cart. */
export async function proposeCurrentCart(
  db: Kysely<Tables>,
  {
    proposal,
    cart,
    place,
  }: { readonly proposal: NewProposal; readonly cart: Cart; readonly place: CartPlace },
): Promise<readonly string[]> {
  const { at } = place
  const { rows } = await sql<Replaced>`with added as (${insertion(cart, at)}), proposed as (
      insert into proposals (id, lead_id, cart_id, number, valid_until, key_hash, terms, created_at)
      values (${proposal.id}, ${cart.leadId}, ${cart.id}, ${proposal.number}, ${proposal.validUntil},
        ${proposal.keyHash}, ${toJson(proposal.terms)}, ${at})
    ), moved as (${replacement(cart, place)}), given_up as (${givingUpOthers(at)})
    ${replaced(cart)}`.execute(db)
  return withoutOldest(db, cart, rows)
}

/**
 * A proposal of the lead's current cart as it stands, whose price is that of this moment too; false where that is
 * another one by now, or is hired.
 */
export async function proposeStandingCart(
  db: Kysely<Tables>,
  {
    proposal,
    leadId,
    cartId,
    at,
  }: Record<'leadId' | 'cartId', string> & { readonly proposal: NewProposal; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with proposed as (
    insert into proposals (id, lead_id, cart_id, number, valid_until, key_hash, terms, created_at)
    select ${proposal.id}::uuid, id, current_cart_id, ${proposal.number}::text, ${proposal.validUntil}::text,
      ${proposal.keyHash}::text, ${toJson(proposal.terms)}::jsonb, ${at}::timestamptz from leads
    where id = ${leadId}::uuid and current_cart_id = ${cartId}::uuid
      and not exists (select 1 from orders where orders.cart_id = ${cartId}::uuid)
    returning cart_id
  ) update carts set priced_at = ${at}::timestamptz from proposed where carts.id = proposed.cart_id
    returning carts.id`.execute(db)
  return rows.length > 0
}

function replacement({ id, leadId }: Cart, { channel, subChannel, at }: CartPlace) {
  return sql`update leads set current_cart_id = ${id}, channel = ${channel}, sub_channel = ${subChannel},
    updated_at = ${at} where id = ${leadId} returning id, current_cart_id`
}

function insertion(cart: Cart, at: Date) {
  const { proposal } = cart
  return sql`insert into carts (id, lead_id, lines, interest, add_ons, pricing, offer_code, proposal_id, proposal,
      created_at)
    values (${cart.id}, ${cart.leadId}, ${toJson(cart.lines)}, ${toJson(cart.interests)},
      ${toJson(cart.addOnCodes)}, ${toJson(cart.pricing)}, ${cart.offerCode}, ${proposal?.id ?? null},
      ${proposal ? toJson(proposal) : null}, ${at})`
}

/**
 * Deletes what strangers would fill the disk with: replaced carts that no draft, contract, proposal, order or card
 * names. One that is being named at this moment is held and left alone.
 */
/** What became of the carts of before: ids of what was given up, and how many there were. */
interface Replaced {
  readonly ids: readonly string[]
  readonly earlier: number
}

function replaced({ leadId }: Cart) {
  return sql`select (select coalesce(json_agg(id), '[]') from given_up) as ids,
    (select count(*) from carts where lead_id = ${leadId}) as earlier`
}

/**
 * Lets the oldest carts go where there are too many. In a statement of its own: no table is changed twice by one, which
 * not every engine takes, and most leads have nothing to let go.
 */
async function withoutOldest(
  db: Kysely<Tables>,
  cart: Cart,
  [row]: readonly Replaced[],
): Promise<readonly string[]> {
  if (Number(row?.earlier ?? 0) > REPLACED_KEPT) await removal(cart).execute(db)
  return row?.ids ?? []
}

function removal({ id, leadId }: Cart) {
  return sql`delete from carts where id in (
      select c.id from carts c where c.lead_id = ${leadId} and c.id <> ${id}
        and not exists (select 1 from contracts x where x.cart_id = c.id)
        and not exists (select 1 from evidences x where x.cart_id = c.id)
        and not exists (select 1 from orders x where x.cart_id = c.id)
        and not exists (select 1 from proposals x where x.cart_id = c.id)
        and not exists (select 1 from card_authorisations x where x.cart_id = c.id)
      order by c.created_at desc, c.id desc offset ${REPLACED_KEPT} for update skip locked)`
}

/** What pricing decides of a cart, and when. */
export type CartPrice = Pick<Cart, 'lines' | 'addOnCodes' | 'pricing' | 'pricedAt'>

/** Gives a cart a price of its own, made anew; what it held on a card is the caller's to give up. */
export async function setCartPrice(
  trx: Trx,
  cartId: string,
  { lines, addOnCodes, pricing, pricedAt }: CartPrice,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({
      lines: toJson(lines),
      addOns: toJson(addOnCodes),
      pricing: toJson(pricing),
      pricedAt,
      proposalId: null,
      proposal: null,
    })
    .where('id', '=', cartId)
    .execute()
}

/** A lead's cart by its id, or null. */
export async function findCart(db: Kysely<Tables>, leadId: string, cartId: string): Promise<Cart | null> {
  const row = await db
    .selectFrom('carts')
    .select(['id', 'leadId', 'lines', 'interest', 'addOns', 'pricing', 'offerCode', 'proposal'])
    .select(CART_PRICED_AT)
    .where('id', '=', cartId)
    .where('leadId', '=', leadId)
    .executeTakeFirst()
  return row ? toCart(row) : null
}

interface CartRow {
  id: string
  leadId: string
  lines: unknown
  interest: unknown
  addOns: unknown
  pricing: unknown
  offerCode: string | null
  proposal: unknown
  pricedAt: Date
}

/** When a cart got its price: when it was registered, unless it was made anew. */
export const CART_PRICED_AT = sql<Date>`coalesce(carts.priced_at, carts.created_at)`.as('pricedAt')

/** A stored cart as the services read it. */
export function toCart(row: CartRow): Cart {
  const { id, leadId, lines, interest, addOns, pricing, offerCode, proposal, pricedAt } = row
  const place = { table: 'carts', id }
  return {
    id,
    leadId,
    lines: readJson(orderLinesShape, lines, place, 'lines'),
    interests: readJson(interestsShape, interest, place, 'interest'),
    addOnCodes: readJson(codesShape, addOns, place, 'add_ons'),
    pricing: readJson(pricingShape, pricing, place, 'pricing'),
    pricedAt,
    offerCode,
    ...(proposal === null ? {} : { proposal: readJson(cartProposalShape, proposal, place, 'proposal') }),
  }
}
