import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { type Kysely, sql } from 'kysely'
import { readJson } from '../database/read-json.ts'
import type { Row, Tables } from '../database/schema.ts'
import type { ContractOfCompany } from '../ports/registry.ts'
import type { Requester } from './leads.ts'
import { orderLinesShape, pricingShape } from './stored-shapes.ts'
import { verifiedSince } from './verifications.ts'

/** A company's orders as somebody may count them. */
interface AskedCompany {
  readonly cnpj: Cnpj
  readonly asker: Requester
}

/**
 * The lines of the orders that count as a company's contracts for who asks, oldest order first; values as they were
 * priced.
 * For the session that made an order and for the account that accepted it it counts at once, for everybody else once
 * it is confirmed; a cancelled one counts for nobody (docs/rules/customers.md: contracts-of-here).
 */
export async function findHiredProducts(
  db: Kysely<Tables>,
  { cnpj, asker }: AskedCompany,
): Promise<ContractOfCompany[]> {
  const rows = await ordersOf(db, { cnpj, asker })
    .where(sql<boolean>`(${IS_CONFIRMED} or orders.hired_by_session = ${asker.sessionId}::uuid
      or ${isOfAccountOf(asker)})`)
    .execute()
  return rows.flatMap(toContracts)
}

/** The same of the orders alone that an account accepted for which the asking session is verified. */
export async function findProductsOfAccounts(
  db: Kysely<Tables>,
  { cnpj, asker }: AskedCompany,
): Promise<ContractOfCompany[]> {
  const rows = await ordersOf(db, { cnpj, asker }).where(isOfAccountOf(asker)).execute()
  return rows.flatMap(toContracts)
}

/** Code of the channel in which a company accepted its oldest confirmed order at an issuer; null where it has none. */
export async function findHiredChannel(
  db: Kysely<Tables>,
  company: { readonly issuer: string; readonly cnpj: Cnpj },
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .select(sql<string | null>`evidences.record->>'channel'`.as('channel'))
    .where('orders.issuer', '=', company.issuer)
    .where('orders.cnpj', '=', company.cnpj)
    .where(IS_CONFIRMED)
    .orderBy('orders.hiredAt')
    .limit(1)
    .executeTakeFirst()
  return row?.channel ?? null
}

/** SQL: the owner of an order's e-mail and the customer portal both said yes. */
export const IS_CONFIRMED = sql<boolean>`(orders.email_validated_at is not null and orders.portal_state = 'confirmed')`

/** SQL: an account accepted the order's contract for which the session is verified now. */
function isOfAccountOf({ sessionId, steadyNow }: Requester) {
  return sql<boolean>`evidences.record->>'accountId' in (select v.account_id::text from session_verifications v
    where v.session_id = ${sessionId}::uuid and v.issuer = orders.issuer and v.cnpj = orders.cnpj
    and v.verified_at > ${verifiedSince(steadyNow)})`
}

function ordersOf(db: Kysely<Tables>, { cnpj, asker }: AskedCompany) {
  return db
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cartId')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .select(['carts.id', 'carts.lines', 'carts.pricing'])
    .where('orders.issuer', '=', asker.content.issuer.code)
    .where('orders.cnpj', '=', cnpj)
    .where(sql<boolean>`orders.portal_state is distinct from 'cancelled'`)
    .orderBy('orders.hiredAt')
}

function toContracts(cart: Pick<Row<'carts'>, 'id' | 'lines' | 'pricing'>): ContractOfCompany[] {
  const place = { table: 'carts', id: cart.id }
  const lines: readonly OrderLine[] = readJson(orderLinesShape, cart.lines, place, 'lines')
  const pricing: Pricing = readJson(pricingShape, cart.pricing, place, 'pricing')
  return lines.map(({ productCode, quantity, monthlyValue, planPeriod, additionalCodes }) => {
    // An HR plan's price is the server's: its line says 0.
    const priced = pricing.lines.find((line) => line.productCode === productCode)
    return { productCode, quantity, value: priced?.monthlyValue ?? monthlyValue, planPeriod, additionalCodes }
  })
}
