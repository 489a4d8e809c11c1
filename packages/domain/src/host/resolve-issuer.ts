import type { Channel, Issuer } from '../catalogue/issuer.ts'
import { parseHost } from './parse-host.ts'
import { resolveEnvironment } from './resolve-environment.ts'

/** Where a visitor came to, and how. */
export interface IssuerVisit {
  readonly host: string
  /** `?emissor=` of this address; null without. */
  readonly requested: string | null
  /** What an earlier `?emissor=` of the visit left; null without. */
  readonly sticky: string | null
}

/**
 * The issuer of a visit (docs/rules/issuers.md): outside PRD the one asked for, or asked for before, where it exists
 * (in any case of letters); else the one of whose keywords the host contains the longest; else the main one without
 * keywords. Undefined only where the list has no such issuer.
 */
export function resolveIssuer<One extends Pick<Issuer, 'code' | 'kind' | 'hostKeywords'>>(
  visit: IssuerVisit,
  issuers: readonly One[],
  prdHosts: readonly string[],
): One | undefined {
  const byCode = (code: string | null) =>
    code === null ? undefined : issuers.find((issuer) => issuer.code === code.trim().toUpperCase())
  const asked =
    resolveEnvironment(visit.host, prdHosts) === 'PRD'
      ? undefined
      : (byCode(visit.requested) ?? byCode(visit.sticky))
  return (
    asked ??
    byKeyword(parseHost(visit.host), issuers) ??
    issuers.find(({ kind, hostKeywords }) => kind === 'main' && hostKeywords.length === 0)
  )
}

/** The issuer of whose keywords the host contains one; of several the longest: `banco-novo` says more than `banco`. */
function byKeyword<One extends Pick<Issuer, 'hostKeywords'>>(
  host: string | null,
  issuers: readonly One[],
): One | undefined {
  const found = issuers.flatMap((issuer) =>
    issuer.hostKeywords
      .filter((word) => host?.includes(word.toLowerCase()))
      .map((word) => ({ issuer, length: word.length })),
  )
  return found.toSorted((one, other) => other.length - one.length)[0]?.issuer
}

/** Channel of a visit without `?canal=`. */
export const DEFAULT_CHANNEL = 'default'

/** The channel of `?canal=`, the default without it; undefined where the issuer has none such. */
export function resolveChannel<One extends Pick<Channel, 'code'>>(
  requested: string | null,
  channels: readonly One[],
): One | undefined {
  const code = requested === null || requested === '' ? DEFAULT_CHANNEL : requested
  return channels.find((channel) => channel.code === code)
}

/** An address in one of its store's channels: named in the query, but for the default one. */
export function pageOfChannel(address: string, channelCode: string): URL {
  const page = new URL(address)
  if (channelCode === DEFAULT_CHANNEL) page.searchParams.delete('canal')
  else page.searchParams.set('canal', channelCode)
  return page
}
