import { contractsInForce } from '@benefits/domain/customer/contracts-in-force'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Parts } from '../../parts.ts'
import { findHiredProducts } from '../../repositories/contracted-products.ts'
import type { Requester } from '../../repositories/leads.ts'

/**
 * What a company has at the asker's issuer, as far as it is in force: the contracts of the customer base and the
 * store's own orders that count for who asks (docs/rules/customers.md: contracts-of-here). Quantity and value are not
 * for everybody: `redactContractedProducts` leaves those that the asker may read.
 */
export async function listContractedProducts(
  cnpj: Cnpj,
  asker: Requester,
  { ports, database }: Pick<Parts, 'ports' | 'database'>,
): Promise<ContractedProduct[]> {
  const { issuer, products, plans } = asker.content
  const [elsewhere, here] = await Promise.all([
    ports.registry.contractedProducts(cnpj, issuer.code),
    findHiredProducts(database.kysely, { cnpj, asker }),
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
