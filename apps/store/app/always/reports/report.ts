import { runningBuild } from '../../ui/router-internals.ts'
import type { EventName } from './event.ts'
import type { FailureKind } from './thrown.ts'

/** Where reports of pages go. */
const ADDRESS = '/recursos/relatos'

/** Tells the store's server something of this page; it outlives the page, and whether it arrives changes nothing. */
export function report(told: Partial<Told>): void {
  void fetch(`${ADDRESS}${issuerQuery()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release: runningBuild(), ...told }),
    keepalive: true,
  }).catch(() => {})
}

/** Whose store it is, where the address says it; nothing else of the page's query leaves the page. */
function issuerQuery(): string {
  const issuer = new URLSearchParams(location.search).get('emissor')
  return issuer ? `?${new URLSearchParams({ emissor: issuer })}` : ''
}

/** What a page tells the store's server of itself: nothing of whoever looks at it. */
export interface Told {
  /** Which build of the store the page runs. */
  readonly release: string
  /** Events of analytics, by name and page; only ever after a yes. */
  readonly events: readonly { readonly event: EventName; readonly page: string }[]
  /** What was thrown: kind, and places in the store's own scripts (`file.js:line:column`), the innermost first. */
  readonly failures: readonly {
    readonly kind: FailureKind
    readonly frames: readonly string[]
    readonly page: string
  }[]
}
