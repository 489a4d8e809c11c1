import { unservedCodes } from '@benefits/domain/catalogue/unserved-codes'
import { classifyCustomer } from '@benefits/domain/customer/classify-customer'
import type { ContractedProduct, CustomerType } from '@benefits/domain/customer/customer-type'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { FoundCompany } from '../company/find-company.ts'
import { findContractedChannel } from './find-contracted-channel.ts'
import { listContractedProducts } from './list-contracted-products.ts'

export interface AssessedCustomer {
  readonly customerType: CustomerType
  /** With quantity and value. */
  readonly contracted: readonly ContractedProduct[]
}

/**
 * What a company is for the products chosen in this channel, by the table of docs/rules/customers.md; unserved is
 * judged on the registry's address.
 */
export async function assessCustomer(
  { cnpj, company }: FoundCompany,
  selectedCodes: readonly number[],
  context: CallContext,
  parts: Parts,
): Promise<AssessedCustomer> {
  const { content, channel } = context
  const [contracted, contractedChannel] = await Promise.all([
    listContractedProducts(cnpj, context, parts),
    findContractedChannel(cnpj, context, parts),
  ])
  const customerType = classifyCustomer({
    channel: channel.code,
    contractedChannel: contractedChannel?.code ?? null,
    contracted,
    selectedCodes,
    unservedCodes: unservedCodes(content.products, company.address.state),
    plans: content.plans,
  })
  return { customerType, contracted }
}
