import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { type Kysely, sql } from 'kysely'
import { readJson } from '../database/read-json.ts'
import type { Tables } from '../database/schema.ts'
import type { ContractOfCompany } from '../ports/registry.ts'
import { orderLinesShape, pricingShape } from './stored-shapes.ts'

/** The lines of a company's concluded orders at an issuer, oldest order first; values as they were priced. */
export async function findHiredProducts(
  db: Kysely<Tables>,
  company: { readonly issuer: string; readonly cnpj: Cnpj },
): Promise<ContractOfCompany[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cartId')
    .select(['carts.id', 'carts.lines', 'carts.pricing'])
    .where('orders.issuer', '=', company.issuer)
    .where('orders.cnpj', '=', company.cnpj)
    .orderBy('orders.hiredAt')
    .execute()
  return rows.flatMap(({ id, lines, pricing }) => {
    const place = { table: 'carts', id }
    return toContracts(
      readJson(orderLinesShape, lines, place, 'lines'),
      readJson(pricingShape, pricing, place, 'pricing'),
    )
  })
}

/** Whether an account accepted the contract of one of a company's concluded orders at an issuer. */
export async function hasHired(
  db: Kysely<Tables>,
  { issuer, cnpj, accountId }: { readonly issuer: string; readonly cnpj: Cnpj; readonly accountId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .select('orders.id')
    .where('orders.issuer', '=', issuer)
    .where('orders.cnpj', '=', cnpj)
    .where(sql<boolean>`evidences.record->>'accountId' = ${accountId}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Code of the channel of a company's newest concluded order at an issuer; null where it has none. */
export async function findHiredChannel(
  db: Kysely<Tables>,
  company: { readonly issuer: string; readonly cnpj: Cnpj },
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.leadId')
    .select('leads.channel')
    .where('orders.issuer', '=', company.issuer)
    .where('orders.cnpj', '=', company.cnpj)
    .orderBy('orders.hiredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.channel ?? null
}

function toContracts(lines: readonly OrderLine[], pricing: Pricing): ContractOfCompany[] {
  return lines.map(({ productCode, quantity, monthlyValue, planPeriod, additionalCodes }) => {
    // An HR plan's price is the server's: its line says 0.
    const priced = pricing.lines.find((line) => line.productCode === productCode)
    return { productCode, quantity, value: priced?.monthlyValue ?? monthlyValue, planPeriod, additionalCodes }
  })
}
