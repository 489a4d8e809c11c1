import { assessOffer } from '@benefits/domain/offer/assess-offer'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { offerOf } from '../../../visit/offer-of.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { lackWords } from './lack-words.ts'
import { offeredCopy } from './offered-copy.ts'

/**
 * Says above a cart that it is out of its offer as it stands, and what would bring that back; nothing while it is in.
 */
export default function OfferLack() {
  const walletGroupCodes = useWalletGroups()
  const words = useVisitor((state) => wordsOfLoss(state, walletGroupCodes))
  return <div role="status">{words && <InlineMessage kind="warning">{words}</InlineMessage>}</div>
}

/** What is said of a cart that its offer does not hold for; null where it does, or where nothing is bought. */
export function wordsOfLoss(
  { shopping, offers, customer }: Pick<VisitorState, 'shopping' | 'offers' | 'customer'>,
  walletGroupCodes: readonly number[],
): string | null {
  const code = offerOf(shopping)
  const offer = offers.active.find((one) => one.code === code)
  if (!offer || shopping.cart.lines.length === 0) return null
  const contractedCodes = customer.contractedProducts.map((product) => product.code)
  const lack = lackWords(offer, assessOffer(offer, shopping.cart, { walletGroupCodes, contractedCodes }).gaps)
  return lack && `${offeredCopy.lost(offer.name)} ${lack}`
}
