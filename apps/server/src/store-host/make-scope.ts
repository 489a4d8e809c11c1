import { offeredContact } from '@benefits/domain/catalogue/offered-contact'
import { soldHere } from '@benefits/domain/catalogue/sold-here'
import type { RequestScope } from '../../../store/app/host-contract.ts'
import { knownKeys } from './embedded/known-keys.ts'
import type { Visit } from './read-visit.ts'
import type { StoreDeps } from './store-deps.ts'

/** What of a scope is the request's own. */
interface Own {
  readonly page: RequestScope['page']
  readonly calls: Omit<RequestScope['calls'], 'client'>
  readonly embedded: RequestScope['frame']['embedded']
  readonly log: Pick<RequestScope['host'], 'report' | 'note'>
}

/** The scope of one request, from its visit. */
export function makeScope(
  { content, channel, unknownChannel, environment }: Visit,
  deps: StoreDeps,
  { page, calls, embedded, log }: Own,
): RequestScope {
  const { code, kind, name, theme, site, partnerKeys } = content.issuer
  return {
    issuer: {
      code,
      kind,
      name,
      theme,
      site,
      selling: content.selling,
      contentVersion: content.version,
    },
    channel: {
      code: channel.code,
      subCode: channel.subCode,
      isUnknown: unknownChannel,
      contact: offeredContact(channel),
      accessManagement: channel.features.accessManagement,
      sold: soldHere(content.products, channel),
    },
    page,
    calls: { ...calls, client: deps.client },
    frame: { embedded, mayBeFramed: knownKeys(partnerKeys, deps.prdHosts).length > 0 },
    host: {
      environment,
      keptDays: deps.keptDays,
      cacheMinutes: deps.cacheMinutes,
      hasAssistant: deps.assistant,
      ...log,
    },
  }
}
