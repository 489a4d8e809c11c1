import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cnpj } from '@benefits/domain/document/types'
import type { CallContext } from '../../calls/handled-call.ts'
import type { Parts } from '../../parts.ts'
import { isSessionVerified } from '../../repositories/verifications.ts'
import { hideAmounts } from './list-contracted-products.ts'

/** Contracted products as this session may read them: whole where it is verified for the company (details 22). */
export async function tellContractedProducts(
  products: readonly ContractedProduct[],
  cnpj: Cnpj,
  { sessionId, issuer }: CallContext,
  { database }: Parts,
): Promise<ContractedProduct[]> {
  if (products.length === 0) return []
  const session = { sessionId, issuer: issuer.issuer.code, cnpj }
  return (await isSessionVerified(database.kysely, session)) ? [...products] : hideAmounts(products)
}
