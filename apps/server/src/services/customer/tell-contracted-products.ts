import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cnpj } from '@benefits/domain/document/types'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import { hasHired } from '../../repositories/contracted-products.ts'
import { listVerifiedAccounts } from '../../repositories/verifications.ts'
import { hideAmounts } from './list-contracted-products.ts'

/**
 * Contracted products as this session may read them: whole for an account that hired for the company here or that the
 * customer portal knows. Anybody may register at any company, so being verified for it alone tells names, no amounts.
 */
export async function tellContractedProducts(
  products: readonly ContractedProduct[],
  cnpj: Cnpj,
  context: CallContext,
  parts: Parts,
): Promise<ContractedProduct[]> {
  if (products.length === 0) return []
  return (await mayReadAmounts(cnpj, context, parts)) ? [...products] : hideAmounts(products)
}

async function mayReadAmounts(
  cnpj: Cnpj,
  { sessionId, issuer: { issuer }, steadyNow }: CallContext,
  { database: { kysely }, ports }: Parts,
): Promise<boolean> {
  const at = { issuer: issuer.code, cnpj }
  const accounts = await listVerifiedAccounts(kysely, { ...at, sessionId, steadyNow })
  for (const { id, emailKey } of accounts) {
    if (await hasHired(kysely, { ...at, accountId: id })) return true
    if ((await ports.registry.findPortalAccount(cnpj, issuer.code, emailKey)) !== null) return true
  }
  return false
}
