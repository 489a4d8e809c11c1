import { type CodeOf, nameOf, REFUSALS } from '@benefits/copy/refusals'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { CardBrand } from '@benefits/domain/payment/card-brand'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Row, Tables } from '../database/schema.ts'
import type { CardRefusal } from '../ports/acquirer.ts'

/** Why a try was not authorised: the acquirer's word, or it could not be asked. */
export type TryRefusal = CardRefusal | 'paymentFailed'

/** What is known of a card payment: never more of the card than brand and last four digits. */
export interface CardAuthorisation {
  readonly id: string
  readonly leadId: string
  readonly cartId: string
  readonly amount: Centavos
  readonly status: Row<'cardAuthorisations'>['status']
  readonly brand: CardBrand | null
  readonly lastDigits: string
  /** The acquirer's own id; null until it is authorised. */
  readonly reference: string | null
  /** What a try that was not authorised answered. */
  readonly refusal: TryRefusal | null
  readonly createdAt: Date
}

/** A try that is about to be made. */
export type NewAuthorisation = Pick<
  CardAuthorisation,
  'id' | 'leadId' | 'cartId' | 'amount' | 'brand' | 'lastDigits'
>

/** The tries of a cart so far, oldest first. */
export async function findTries(db: Kysely<Tables>, cartId: string): Promise<readonly CardAuthorisation[]> {
  const rows = await db
    .selectFrom('cardAuthorisations')
    .selectAll()
    .where('cartId', '=', cartId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toAuthorisation)
}

/** One try by its id. */
export async function findAuthorisation(db: Kysely<Tables>, id: string): Promise<CardAuthorisation | null> {
  const row = await db.selectFrom('cardAuthorisations').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAuthorisation(row) : null
}

/** Adds a try as pending. */
export async function insertAuthorisation(
  trx: Trx,
  authorisation: NewAuthorisation,
  at: Date,
): Promise<void> {
  const row = { ...authorisation, status: 'pending' as const, createdAt: at, updatedAt: at }
  await trx.insertInto('cardAuthorisations').values(row).execute()
}

/** Forgets a try that the acquirer was never asked for. */
export async function forgetAuthorisation(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .deleteFrom('cardAuthorisations')
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'voiding'])
    .execute()
}

/** What became of a try: authorised under a reference, denied, or to be given back. */
export type AuthorisationOutcome =
  | { readonly status: 'authorised'; readonly reference: string }
  | { readonly status: 'denied' | 'voiding'; readonly refusal: TryRefusal }

/**
 * Writes what became of a try and gives its status. One that is authorised has to be voided under its reference where
 * it was given up meanwhile, or where its cart has an order or is not its lead's any more: hold the lead before.
 */
export async function recordAuthorisation(
  trx: Trx,
  id: string,
  settled: AuthorisationOutcome,
  at: Date,
): Promise<CardAuthorisation['status'] | null> {
  const { status } = settled
  const reference = 'reference' in settled ? settled.reference : null
  const returnCode = 'refusal' in settled ? REFUSALS[settled.refusal].code : null
  const { rows } = await sql<{ status: CardAuthorisation['status'] }>`
    update card_authorisations set acquirer_reference = ${reference}, return_code = ${returnCode}::integer,
      updated_at = ${at}::timestamptz,
      status = case when ${status}::text = 'denied' then 'denied'
        when ${status}::text = 'voiding' and status <> 'pending' then status
        when ${status}::text = 'authorised' and status = 'pending'
          and exists (select from leads l where l.id = lead_id and l.current_cart_id = cart_id)
          and not exists (select from orders o where o.cart_id = card_authorisations.cart_id) then 'authorised'
        else 'voiding' end
    where id = ${id}::uuid and status in ('pending', 'voiding', 'void') returning status`.execute(trx)
  return rows[0]?.status ?? null
}

/** Spends a cart's authorisation on its order. False where it has none. */
export async function spendAuthorisation(trx: Trx, cartId: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('cardAuthorisations')
    .set({ status: 'hired', updatedAt: at })
    .where('cartId', '=', cartId)
    .where('status', '=', 'authorised')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives up what is held for a lead without an order; gives the ids to void. */
export async function giveUpAuthorisations(trx: Trx, leadId: string, at: Date): Promise<readonly string[]> {
  const rows = await trx
    .updateTable('cardAuthorisations')
    .set({ status: 'voiding', updatedAt: at })
    .where('leadId', '=', leadId)
    .where('status', 'in', ['pending', 'authorised'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ages after which a try is given up, as instants. */
export interface GiveUpLimits {
  /** A pending try from before it has lost its process. */
  readonly pendingBefore: Date
  /** One from after it, too: it began before the clock was set back. */
  readonly pendingAfter: Date
  /** An authorisation from before it is not hired any more. */
  readonly authorisedBefore: Date
}

/** Gives up one try where its time has come, or its cart was replaced or hired; gives it where it is to be voided. */
export async function giveUpWhenDue(
  db: Kysely<Tables>,
  id: string,
  limits: GiveUpLimits,
  at: Date,
): Promise<CardAuthorisation | null> {
  const row = await db
    .updateTable('cardAuthorisations')
    .set({ status: 'voiding', updatedAt: at })
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('status', '=', 'voiding'),
        is.and([
          is('status', '=', 'pending'),
          is.or([is('createdAt', '<', limits.pendingBefore), is('createdAt', '>', limits.pendingAfter)]),
        ]),
        is.and([
          is('status', '=', 'authorised'),
          is.or([
            is('createdAt', '<', limits.authorisedBefore),
            is.exists(
              is
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.cartId', '=', 'cardAuthorisations.cartId'),
            ),
            is.not(
              is.exists(
                is
                  .selectFrom('leads')
                  .select('leads.id')
                  .whereRef('leads.id', '=', 'cardAuthorisations.leadId')
                  .whereRef('leads.currentCartId', '=', 'cardAuthorisations.cartId'),
              ),
            ),
          ]),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return row ? toAuthorisation(row) : null
}

/** Notes that nothing is held any more. */
export async function markVoid(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('cardAuthorisations')
    .set({ status: 'void', updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'voiding')
    .execute()
}

/**
 * SQL that gives up what a lead holds for other carts than its current one, for statements whose part `moved` has set
 * that: waiting for it keeps the order of locks, the lead before its authorisations.
 */
export function givingUpOthers(at: Date) {
  return sql`update card_authorisations held set status = 'voiding', updated_at = ${at} from moved
    where held.lead_id = moved.id and held.status in ('pending', 'authorised')
      and held.cart_id is distinct from moved.current_cart_id returning held.id`
}

function toAuthorisation(row: Row<'cardAuthorisations'>): CardAuthorisation {
  const { acquirerReference, returnCode, lastDigits, brand, amount, updatedAt: _, ...same } = row
  return {
    ...same,
    amount: Number(amount) as Centavos,
    brand: brand as CardBrand | null,
    lastDigits: lastDigits ?? '',
    reference: acquirerReference,
    refusal: returnCode === null ? null : nameOf(returnCode as CodeOf<TryRefusal>),
  }
}
