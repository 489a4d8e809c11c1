import type { WarningClosing } from '@benefits/copy/refusals/refusal-row'
import { useCallback } from 'react'
import { emptied } from '../features/cart/cart-slice.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../shell/moves/use-kept-query.ts'
import { useVisitorStore } from '../state/visitor-provider.tsx'

type Closings = {
  readonly [K in WarningClosing['kind']]: (closing: Extract<WarningClosing, { kind: K }>) => void
}

/** Gives what closing a warning does: a table from the kind of closing to its action. */
export function useCloseWarning(): (closing: WarningClosing) => void {
  const visitor = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { channel, configuration } = useIssuer()
  const { initialPage } = channel
  const { site } = configuration.issuer
  return useCallback(
    (closing) => {
      const closings: Closings = {
        close: () => {},
        // Without a connection a reload would take the page away, and with it what was typed: the modal just closes.
        reload: () => {
          if (navigator.onLine) window.location.reload()
        },
        initialPage: () => {
          visitor.setState(({ shopping }) => ({ shopping: emptied(shopping) }))
          go(initialPage)
        },
        dropParameter: ({ parameter }) => go(initialPage, { drop: [parameter], replace: true }),
        issuerSite: () => window.location.assign(site),
      }
      const act = closings[closing.kind] as (one: WarningClosing) => void
      act(closing)
    },
    [visitor, go, initialPage, site],
  )
}
