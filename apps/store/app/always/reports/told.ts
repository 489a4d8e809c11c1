import type { EventName } from './event.ts'
import type { FailureKind } from './kind-of.ts'

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
