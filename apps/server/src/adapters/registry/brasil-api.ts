import type { Cnpj } from '@benefits/domain/document/types'
import type { Logger } from 'pino'
import type { CompanyRegistry, RegistryAnswer } from '../../ports/registry.ts'
import { getJson } from '../upstream/get-json.ts'
import { createLookUps, type Found, type LookUpGround } from '../upstream/look-ups.ts'
import { createPauses } from '../upstream/pauses.ts'
import { readBrasilApi } from './read-brasil-api.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TIME_OUT_MS = 4000
/** The registry's public data changes once a month; who has just registered should not wait for long. */
const FRESH_MS = { active: 12 * HOUR, restricted: HOUR, unknown: 5 * MINUTE } as const
const STALE_MS = 7 * 24 * HOUR
const CAPACITY = 5000

/** Where BrasilAPI answers, without a slash at the end. */
export interface BrasilApiSettings {
  readonly url: string
  readonly timeOutMs?: number
}

/** What the adapter works with. */
export interface BrasilApiNeeds {
  readonly now: () => Date
  readonly log: Pick<Logger, 'warn'>
  readonly ground: LookUpGround<RegistryAnswer>
}

/**
 * The federal registry through BrasilAPI `cnpj/v1`. It knows nothing of customers: contracts and channel are those of
 * the store's own orders, which `services/customer` adds, everybody may hire and nobody has a portal account.
 */
export function createBrasilApiRegistry(
  { url, timeOutMs = TIME_OUT_MS }: BrasilApiSettings,
  { now, log, ground }: BrasilApiNeeds,
): CompanyRegistry {
  const pauses = createPauses(now)
  const find = async (cnpj: string, known: RegistryAnswer | null): Promise<Found<RegistryAnswer>> => {
    if (!pauses.mayAsk()) return null
    const answer = await getJson(`${url}/cnpj/v1/${cnpj}`, { timeOutMs })
    const read = readBrasilApi(cnpj as Cnpj, answer)
    if (read === null) {
      pauses.failed(answer.retryAfterMs)
      const why = answer.kind === 'failed' ? answer.why : 'unexpected'
      log.warn({ service: 'brasilapi cnpj', status: answer.status, why }, 'no answer')
      return null
    }
    pauses.succeeded()
    // Companies do not vanish from the registry: the service forgets all of them when its own source is ill.
    if (known?.kind === 'active' && isUnknown(read)) return null
    // What nobody knows is not worth its row for longer than it is fresh: anybody can think of such numbers.
    return { value: read, freshMs: freshMsOf(read), staleMs: isUnknown(read) ? 0 : STALE_MS }
  }
  const look = createLookUps(find, { capacity: CAPACITY, ground }, now)
  return {
    findCompany: async (cnpj, asker) => {
      const looked = await look(cnpj, asker)
      if (looked.kind === 'known') return looked.value
      return looked.kind === 'away' ? { kind: 'refused', refusal: 'upstreamTimeout' } : looked
    },
    contractedProducts: async () => [],
    contractedChannel: async () => null,
    mayHire: async () => true,
    findPortalAccount: async () => null,
  }
}

function isUnknown(answer: RegistryAnswer): boolean {
  return answer.kind === 'refused' && answer.refusal === 'companyUnknown'
}

function freshMsOf(answer: RegistryAnswer): number {
  if (answer.kind === 'active') return FRESH_MS.active
  return isUnknown(answer) ? FRESH_MS.unknown : FRESH_MS.restricted
}
