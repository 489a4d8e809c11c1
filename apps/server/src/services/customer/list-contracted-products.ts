import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import { contractsInForce } from '@benefits/domain/customer/contracts-in-force'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Parts } from '../../parts.ts'
import { findHiredProducts } from '../../repositories/contracted-products.ts'

/**
 * What a company has at an issuer: the contracts of the customer base and, from the moment they are concluded, the
 * store's own orders, as far as they are in force. Quantity and value are for customers alone: others get them
 * through `hideAmounts` (docs/rules/customers.md: amounts-for-customers).
 */
export async function listContractedProducts(
  { ports, database }: Pick<Parts, 'ports' | 'database'>,
  { issuer, products, plans }: IssuerContent,
  cnpj: Cnpj,
): Promise<ContractedProduct[]> {
  const [elsewhere, here] = await Promise.all([
    ports.registry.contractedProducts(cnpj, issuer.code),
    findHiredProducts(database.kysely, { issuer: issuer.code, cnpj }),
  ])
  const inForce = new Map(
    contractsInForce([...elsewhere, ...here], plans).map((contract) => [contract.productCode, contract]),
  )
  return products.flatMap(({ code, groupCode, name }) => {
    const contract = inForce.get(code)
    if (!contract) return []
    const { quantity, value, planPeriod, additionalCodes } = contract
    return [{ code, groupCode, name, quantity, value, planPeriod, additionalCodes }]
  })
}

/** What anybody may read of contracted products: which, never how much. */
export function hideAmounts(products: readonly ContractedProduct[]): ContractedProduct[] {
  return products.map(({ code, groupCode, name }) => ({ code, groupCode, name }))
}
