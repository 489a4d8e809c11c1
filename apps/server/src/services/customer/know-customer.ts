import { isServedElsewhere } from '@benefits/domain/customer/classify-customer'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Parts } from '../../parts.ts'
import type { Requester } from '../../repositories/leads.ts'
import { findContractedChannel } from './find-contracted-channel.ts'
import { listContractedProducts } from './list-contracted-products.ts'

/** What decides on a company's hiring in a channel. */
export interface KnownCustomer {
  readonly contracted: readonly Pick<ContractedProduct, 'code'>[]
  /** It contracted through another channel, where alone it buys (docs/rules/customers.md: own-channel). */
  readonly isServedElsewhere: boolean
}

/** What a company is to the channel of a purchase, by its code. */
export async function knowCustomer(
  cnpj: Cnpj,
  channel: string,
  asker: Requester,
  parts: Pick<Parts, 'ports' | 'database'>,
): Promise<KnownCustomer & { readonly contracted: readonly ContractedProduct[] }> {
  const [contracted, elsewhere] = await Promise.all([
    listContractedProducts(cnpj, asker, parts),
    buysElsewhere(cnpj, channel, asker, parts),
  ])
  return { contracted, isServedElsewhere: elsewhere }
}

/** Whether another channel than this one, given by its code, serves a company. */
export async function buysElsewhere(
  cnpj: Cnpj,
  channel: string,
  asker: Pick<Requester, 'content'>,
  parts: Pick<Parts, 'ports' | 'database'>,
): Promise<boolean> {
  const contracted = await findContractedChannel(cnpj, asker, parts)
  return isServedElsewhere({ channel, contractedChannel: contracted?.code ?? null })
}
