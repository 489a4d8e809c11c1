import { OFFER_PARAMETER } from '../../visit/choose-offer.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import type { VisitorStore } from '../../visit/visitor-store.ts'

/** Long enough for an answer; what cannot be read by then is told by who reads it. */
const PATIENCE_MS = 10_000

/**
 * Waits while the offer of the address (`search`) or of the visit is read, or until its script came: its services
 * change the cart, and one that changes once it is registered would lead back from the page after it
 * (docs/rules/offers.md: by-address).
 */
export function offersKnown(
  store: Pick<VisitorStore, 'getState' | 'subscribe'>,
  search: string,
): Promise<void> {
  const isNamed = Boolean(new URLSearchParams(search).get(OFFER_PARAMETER))
  const isRead = ({ offers, shopping }: VisitorState) =>
    !offers.isLoading || !(isNamed || shopping.offerCode !== null)
  if (isRead(store.getState())) return Promise.resolve()
  return new Promise((known) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      known()
    }
    const stop = store.subscribe((state) => isRead(state) && end())
    const timer = setTimeout(end, PATIENCE_MS)
  })
}
