import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { Upstream } from '@benefits/domain/host/upstream-of'
import type { ClientCredentials, KeptDays } from '../../../store/app/host-contract.ts'
import type { PageLimit } from '../plugins/page-limits.ts'

/** What hosting the store needs of the server. */
export interface StoreDeps {
  /** The built store (`apps/store/build`), or its source folder to serve it as it is edited. */
  readonly source: { readonly buildDir: string } | { readonly sourceDir: string }
  /** Every issuer's content by code, main issuer first. */
  readonly content: ReadonlyMap<string, IssuerContent>
  readonly prdHosts: readonly string[]
  /** Of tokens: embedded visits are sealed by a key that is made from it. */
  readonly secret: Uint8Array
  /** Those of before: what they sealed is opened until it ends. */
  readonly formerSecrets?: readonly Uint8Array[]
  readonly now: () => Date
  /** The application that the store signs its calls with; `redirectUri` is one of its registered ones. */
  readonly client: ClientCredentials
  /** Days after which each kind of data goes: what the privacy page says. */
  readonly keptDays: KeptDays
  /** Whether assistants may ask at `/mcp`: the store tells them so. */
  readonly assistant: boolean
  /** Minutes that a browser may reuse content; 0 is off. */
  readonly cacheMinutes: number
  /** Another gateway that the store calls instead of this process. */
  readonly upstreamBase?: string | undefined
  /** Gateways of single hosts, which win over `upstreamBase`. */
  readonly upstreams?: readonly Upstream[]
  /** True while every call answers 503: no kept page may look open then. */
  readonly inMaintenance: () => boolean
  /** A page may ask for faults of the calls that it makes (decision 072). */
  readonly faultSwitch: boolean
  /** Refuses an address that asks for too much. */
  readonly limit: PageLimit
  /** A folder with the hashed files of other releases, which gets those of this one too. */
  readonly assetsDir?: string | undefined
  /** Memory for kept pages, in bytes; 32 MiB unless told. */
  readonly pageCacheBytes?: number
}
