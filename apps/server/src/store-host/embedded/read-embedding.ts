import type { PartnerClaims } from '@benefits/domain/access/partner-claims'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '../read-visit.ts'
import { createEntrySeal } from './entry-seal.ts'
import { knownKeys } from './known-keys.ts'
import { readEntry } from './read-entry.ts'

/** Remembers an embedded visit; a partner's page may frame the store, so the cookie is kept apart for each (CHIPS). */
export const EMBEDDED_COOKIE = '__Host-loja_spe'
const ENTRY_PARAMETER = 'spe'
const IN_FRAMES = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const

/** What a partner's page has to do with a request. */
export interface Embedding {
  /** Who is vouched for; `refused` where the address brought an entry that is none; null for a plain visitor. */
  readonly partner: PartnerClaims | 'refused' | null
  /** `Set-Cookie` value that remembers or forgets it; null where nothing changed. */
  readonly cookie: string | null
}

/** A visitor whom nobody vouches for. */
export const PLAIN_VISIT: Embedding = { partner: null, cookie: null }

/** Whether a request may be an embedded visit's: such a one gets no page that is kept for everybody. */
export function mayBeEmbedded({ raw, headers }: FastifyRequest): boolean {
  return (raw.url ?? '').includes(`${ENTRY_PARAMETER}=`) || (headers.cookie ?? '').includes(EMBEDDED_COOKIE)
}

/**
 * Prepares the reading of embedded visits (docs/rules/embedded.md): by the entry in the address, else by the cookie of
 * an entry that was read before. An entry that is refused ends an embedded visit: the store opens for a plain visitor.
 */
export function createEmbeddingReader({
  secret,
  formerSecrets = [],
  prdHosts,
  now,
}: {
  readonly secret: Uint8Array
  readonly formerSecrets?: readonly Uint8Array[]
  readonly prdHosts: readonly string[]
  readonly now: () => Date
}) {
  const { seal, open } = createEntrySeal(secret, now, formerSecrets)
  return async (request: FastifyRequest, { content }: Visit, search: string): Promise<Embedding> => {
    if (!mayBeEmbedded(request)) return PLAIN_VISIT
    const { code, partnerKeys } = content.issuer
    const entry = request.method === 'GET' ? new URLSearchParams(search).get(ENTRY_PARAMETER) : null
    if (entry !== null) {
      const keys = knownKeys(partnerKeys, prdHosts)
      const partner = await readEntry(entry, { issuer: code, keys, now: now() })
      return partner
        ? { partner, cookie: write(await seal(partner, code)) }
        : { partner: 'refused', cookie: write(null) }
    }
    const kept = parseCookie(request.headers.cookie ?? '')[EMBEDDED_COOKIE]
    return kept ? { partner: await open(kept, code), cookie: null } : PLAIN_VISIT
  }
}

/** A session's cookie, or none any more. */
function write(value: string | null): string {
  const life = value === null ? { maxAge: 0 } : {}
  return stringifySetCookie({ name: EMBEDDED_COOKIE, value: value ?? '', ...life, ...IN_FRAMES })
}
