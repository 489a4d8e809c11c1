import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { type Environment, resolveEnvironment } from '@benefits/domain/host/resolve-environment'
import { DEFAULT_CHANNEL, resolveChannel, resolveIssuer } from '@benefits/domain/host/resolve-issuer'
import { parseCookie } from 'cookie'
import { OwnError } from '../ports/own-error.ts'
import { onRenewal } from '../process/live-content.ts'

/** Remembers `?emissor=` for the visit; read and written outside PRD only (docs/rules/issuers.md: issuer-by-query). */
export const ISSUER_COOKIE = 'loja_emissor'

/** What host, query and cookie say about a request: whose store it is and how it may be kept. */
export interface Visit {
  readonly content: IssuerContent
  readonly channel: Channel
  /** `?canal=` named a channel that the issuer does not have: `channelUnknown` on the default channel. */
  readonly unknownChannel: boolean
  readonly environment: Environment
  /** `?emissor=` chose the issuer: it sticks. */
  readonly issuerToRemember: string | null
  /** The issuer comes from the address and the host alone, so that a cache between us and the visitor may keep it. */
  readonly isShareable: boolean
}

/** A request as far as a visit needs it. `search` with its question mark, or empty. */
export interface VisitRequest {
  readonly host: string
  readonly search: string
  readonly cookie: string | undefined
}

/**
 * Prepares the reading of visits from all issuers' content, main issuer first. Throws where there is no main issuer.
 */
export function createVisitReader(
  contents: ReadonlyMap<string, IssuerContent>,
  prdHosts: readonly string[],
): (request: VisitRequest) => Visit {
  const listIssuers = () => [...contents.values()].map((content) => content.issuer)
  let issuers = listIssuers()
  const listAgain = onRenewal(contents, () => {
    issuers = listIssuers()
  })

  return ({ host, search, cookie }) => {
    listAgain()
    const query = search === '' ? null : new URLSearchParams(search)
    const environment = resolveEnvironment(host, prdHosts)
    const requested = query?.get('emissor') ?? null
    const sticky = environment === 'PRD' ? null : (parseCookie(cookie ?? '')[ISSUER_COOKIE] ?? null)
    const issuer = resolveIssuer({ host, requested, sticky }, issuers, prdHosts)
    const content = issuer && contents.get(issuer.code)
    if (!content) throw new OwnError('there is no main issuer')
    const asked = resolveChannel(query?.get('canal') ?? null, content.channels)
    const channel = asked ?? content.channels.find(({ code }) => code === DEFAULT_CHANNEL)
    if (!channel) throw new OwnError(`issuer ${content.issuer.code} has no channel '${DEFAULT_CHANNEL}'`)
    const isAsked = environment !== 'PRD' && requested?.trim().toUpperCase() === content.issuer.code
    return {
      content,
      channel,
      unknownChannel: !asked,
      environment,
      issuerToRemember: isAsked ? content.issuer.code : null,
      isShareable: sticky === null && !isAsked,
    }
  }
}
