import type { Logger } from 'pino'
import type { PostalAnswer, PostalDirectory } from '../../ports/postal.ts'
import { type GetAnswer, getJson } from '../upstream/get-json.ts'
import { createLookUps, type Found, type LookUpGround } from '../upstream/look-ups.ts'
import { createPauses, type Pauses } from '../upstream/pauses.ts'
import { readBrasilApiCep, readViaCep } from './read-via-cep.ts'

const HOUR = 3600_000
const TIME_OUT_MS = 2000
/** An answer lasts a day; a code that is unknown today may be a new street's tomorrow. */
const FRESH_MS = { found: 24 * HOUR, notFound: HOUR } as const
const STALE_MS = { found: 7 * 24 * HOUR, notFound: 0 } as const
const CAPACITY = 20_000

/** Where the two directories answer, without a slash at the end. `timeOutMs` is for each. */
export interface ViaCepSettings {
  readonly viaCepUrl: string
  readonly brasilApiUrl: string
  readonly timeOutMs?: number
}

export interface ViaCepNeeds {
  readonly now: () => Date
  readonly log: Pick<Logger, 'warn'>
  readonly ground: LookUpGround<PostalAnswer>
}

interface Directory {
  readonly service: string
  readonly urlOf: (cep: string) => string
  readonly read: (answer: GetAnswer) => PostalAnswer | null
  readonly pauses: Pauses
}

/** Postal codes by ViaCEP; what it does not know or cannot say is asked of BrasilAPI `cep/v2`. */
export function createViaCepDirectory(
  { viaCepUrl, brasilApiUrl, timeOutMs = TIME_OUT_MS }: ViaCepSettings,
  { now, log, ground }: ViaCepNeeds,
): PostalDirectory {
  const directories: readonly Directory[] = [
    {
      service: 'viacep',
      urlOf: (cep) => `${viaCepUrl}/${cep}/json/`,
      read: readViaCep,
      pauses: createPauses(now),
    },
    {
      service: 'brasilapi cep',
      urlOf: (cep) => `${brasilApiUrl}/cep/v2/${cep}`,
      read: readBrasilApiCep,
      pauses: createPauses(now),
    },
  ]
  const ask = async ({ service, urlOf, read, pauses }: Directory, cep: string) => {
    if (!pauses.mayAsk()) return null
    const answer = await getJson(urlOf(cep), { timeOutMs })
    const known = read(answer)
    if (known) {
      pauses.succeeded()
      return known
    }
    pauses.failed(answer.retryAfterMs)
    const why = answer.kind === 'failed' ? answer.why : 'unexpected'
    log.warn({ service, status: answer.status, why }, 'no answer')
    return null
  }
  const find = async (cep: string): Promise<Found<PostalAnswer>> => {
    let unknown: PostalAnswer | null = null
    for (const directory of directories) {
      const answer = await ask(directory, cep)
      if (answer?.kind === 'found') return toFound(answer, 'found')
      unknown ??= answer
    }
    return unknown && toFound(unknown, 'notFound')
  }
  const look = createLookUps(find, { capacity: CAPACITY, ground }, now)
  return {
    findAddress: async (cep, asker) => {
      const looked = await look(cep, asker)
      if (looked.kind === 'known') return looked.value
      return looked.kind === 'away' ? { kind: 'unavailable' } : looked
    },
  }
}

function toFound(value: PostalAnswer, kind: keyof typeof FRESH_MS): Found<PostalAnswer> {
  return { value, freshMs: FRESH_MS[kind], staleMs: STALE_MS[kind] }
}
