import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'
import type { ContractOfCompany } from '../ports/registry.ts'

/** The lines of a company's concluded orders at an issuer, oldest order first; values as they were priced. */
export async function findHiredProducts(
  db: Kysely<Tables>,
  company: { readonly issuer: string; readonly cnpj: Cnpj },
): Promise<ContractOfCompany[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cartId')
    .select(['carts.lines', 'carts.pricing'])
    .where('orders.issuer', '=', company.issuer)
    .where('orders.cnpj', '=', company.cnpj)
    .orderBy('orders.hiredAt')
    .execute()
  return rows.flatMap(({ lines, pricing }) => toContracts(lines as OrderLine[], pricing as Pricing))
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
