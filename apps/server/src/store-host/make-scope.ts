import { offeredContact } from '@benefits/domain/catalogue/offered-contact'
import { soldHere } from '@benefits/domain/catalogue/sold-here'
import type { RequestScope } from '../../../store/app/host-contract.ts'
import { knownKeys } from './embedded/known-keys.ts'
import type { Visit } from './read-visit.ts'
import type { StoreDeps } from './store-deps.ts'

/** What of a scope is the request's own. */
type Own = Pick<
  RequestScope,
  | 'nonce'
  | 'asksAnew'
  | 'visitorIndependent'
  | 'takeData'
  | 'embedded'
  | 'send'
  | 'requestId'
  | 'report'
  | 'note'
>

/** The scope of one request, from its visit. */
export function makeScope(visit: Visit, deps: StoreDeps, own: Own): RequestScope {
  const { content, channel, unknownChannel, environment } = visit
  return {
    issuerCode: content.issuer.code,
    issuerKind: content.issuer.kind,
    issuerName: content.issuer.name,
    theme: content.issuer.theme,
    issuerSite: content.issuer.site,
    contact: offeredContact(channel),
    accessManagement: channel.features.accessManagement,
    selling: content.selling,
    sold: soldHere(content.products, channel),
    channelCode: channel.code,
    subChannelCode: channel.subCode,
    unknownChannel,
    environment,
    client: deps.client,
    contentVersion: content.version,
    mayBeFramed: knownKeys(content.issuer.partnerKeys, deps.prdHosts).length > 0,
    keptDays: deps.keptDays,
    cacheMinutes: deps.cacheMinutes,
    ...own,
  }
}
