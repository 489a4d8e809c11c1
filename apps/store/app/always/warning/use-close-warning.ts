import type { WarningClosing } from '@benefits/copy/refusals/refusal-row'
import { useCallback } from 'react'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { cartPathOf } from '../issuer/cart-groups.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../navigation/use-kept-query.ts'

type Closings = {
  readonly [K in WarningClosing['kind']]: (closing: Extract<WarningClosing, { kind: K }>) => void
}

/** Gives what closing a warning does: a table from the kind of closing to its action. */
export function useCloseWarning(): (closing: WarningClosing) => void {
  const visitor = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { channel, configuration, identity } = useIssuer()
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
        initialPage: () => go(initialPage),
        cart: () => go(cartPathOf(identity, visitor.getState().shopping.cart)),
        dropParameter: ({ parameter }) => go(initialPage, { drop: [parameter], replace: true }),
        issuerSite: () => window.location.assign(site),
      }
      const act = closings[closing.kind] as (one: WarningClosing) => void
      act(closing)
    },
    [visitor, go, initialPage, identity, site],
  )
}
