import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Parts } from '../../parts.ts'
import { findProductsOfAccounts } from '../../repositories/contracted-products.ts'
import type { Requester } from '../../repositories/leads.ts'
import { listVerifiedAccounts } from '../../repositories/verifications.ts'

type Works = Pick<Parts, 'database' | 'ports'>

/**
 * Contracted products as this session may read them (docs/rules/customers.md: amounts-for-customers): which ones for
 * everybody; quantity and value of the lines of its own orders for an account that hired here, of everything for an
 * account that the customer portal knows. Anybody may register at any company and hire something there, so neither
 * opens what others hired.
 */
export async function redactContractedProducts(
  products: readonly ContractedProduct[],
  cnpj: Cnpj,
  asker: Requester,
  works: Works,
): Promise<ContractedProduct[]> {
  if (products.length === 0) return []
  if (await isKnownToPortal(cnpj, asker, works)) return [...products]
  const lines = await findProductsOfAccounts(works.database.kysely, { cnpj, asker })
  const own = new Map(lines.map((line) => [line.productCode, line]))
  return products.map(({ code, groupCode, name }) => {
    const line = own.get(code)
    if (!line) return { code, groupCode, name }
    const { quantity, value, planPeriod, additionalCodes } = line
    return { code, groupCode, name, quantity, value, planPeriod, additionalCodes }
  })
}

async function isKnownToPortal(
  cnpj: Cnpj,
  { sessionId, content: { issuer }, steadyNow }: Requester,
  { database, ports }: Works,
): Promise<boolean> {
  const at = { issuer: issuer.code, cnpj }
  const accounts = await listVerifiedAccounts(database.kysely, { ...at, sessionId, steadyNow })
  for (const { emailKey } of accounts) {
    if ((await ports.registry.findPortalAccount(cnpj, issuer.code, emailKey)) !== null) return true
  }
  return false
}
