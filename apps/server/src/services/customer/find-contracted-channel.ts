import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Parts } from '../../parts.ts'
import { findHiredChannel } from '../../repositories/contracted-products.ts'
import type { Requester } from '../../repositories/leads.ts'

/**
 * The issuer's channel through which a company contracted: the customer base's, else that of its oldest confirmed order
 * here, so that what nobody of the company confirmed shuts it out of no channel. Null where none, or one that is no
 * more, serves it.
 */
export async function findContractedChannel(
  cnpj: Cnpj,
  { content: { issuer, channels } }: Pick<Requester, 'content'>,
  { ports, database }: Pick<Parts, 'ports' | 'database'>,
): Promise<Channel | null> {
  const code =
    (await ports.registry.contractedChannel(cnpj, issuer.code)) ??
    (await findHiredChannel(database.kysely, { issuer: issuer.code, cnpj }))
  return channels.find((channel) => channel.code === code) ?? null
}
