import type { Channel, IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { Cnpj } from '@benefits/domain/document/types'
import type { CompanyRegistry } from '../../ports/registry.ts'

/** The issuer's channel through which a company contracted; null where none, or one that is no more, serves it. */
export async function findContractedChannel(
  registry: CompanyRegistry,
  { issuer, channels }: IssuerContent,
  cnpj: Cnpj,
): Promise<Channel | null> {
  const code = await registry.contractedChannel(cnpj, issuer.code)
  return channels.find((channel) => channel.code === code) ?? null
}
