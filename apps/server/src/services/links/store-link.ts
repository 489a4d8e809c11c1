import { resolveEnvironment } from '@benefits/domain/host/resolve-environment'
import { pageOfChannel, resolveIssuer } from '@benefits/domain/host/resolve-issuer'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'

export type Asked = Pick<CallContext, 'content' | 'channel' | 'origin'>

/**
 * The address of a page in the issuer's store: in PRD its own address, elsewhere the host that was asked, with the
 * issuer where that host is another one's. The channel stands in the query as everywhere.
 */
export function storeLink(
  path: string,
  { content: { issuer }, channel, origin }: Asked,
  { content, config }: Pick<Parts, 'content' | 'config'>,
): string {
  const { host } = new URL(origin)
  const isPrd = resolveEnvironment(host, config.prdHosts) === 'PRD'
  const link = pageOf(isPrd ? issuer.storeUrl : origin, path, channel.code)
  if (!isPrd && issuerOf(host, content)?.code !== issuer.code) link.searchParams.set('emissor', issuer.code)
  return link.href
}

/** A page of a store with its channel. */
export function pageOf(store: string, path: string, channelCode: string): URL {
  return pageOfChannel(new URL(path, store).href, channelCode)
}

function issuerOf(host: string, content: Parts['content']) {
  const issuers = [...content.values()].map(({ issuer }) => issuer)
  return resolveIssuer({ host, requested: null, sticky: null }, issuers, [])
}
