import { toggleAddOn } from '@benefits/domain/cart/toggle-add-on'
import { type AddOnBlock, addOnBlock } from '@benefits/domain/offer/add-on-block'
import type { OfferAssessment } from '@benefits/domain/offer/assess-offer'
import { describedAddOns } from '@benefits/domain/offer/describe-offer'
import { useCartState, usePricing } from '../../../purchase/cart/public.ts'
import { type ProductView, useIsUnserved } from '../../../purchase/catalogue/public.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { changeCart } from '../../../visit/cart-moves.ts'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { offerCopy as copy } from '../copy.ts'
import { leastAmount } from '../least-amount.ts'
import { moreServices, possibleServices } from '../more-services.ts'
import { AddOnCard } from './add-on-card.tsx'
import styles from './add-on-list.module.css'

interface AddOnListProps {
  readonly offer: OfferView
  readonly judgement: OfferAssessment
  /** The channel's services, with where they are not sold. */
  readonly products: readonly ProductView[]
}

/** The services of an offer as a choice; each says why it cannot be chosen (docs/rules/offers.md: add-ons). */
export function AddOnList({ offer, judgement, products }: AddOnListProps) {
  const store = useVisitorStore()
  const { addOnCodes } = useCartState()
  const { isLoading } = usePricing()
  const isUnserved = useIsUnserved()
  const { facts } = judgement
  const unservedCodes = products.filter(isUnserved).map(({ code }) => code)
  const view = { ...facts, unservedCodes, chosenCodes: addOnCodes, isLoading }
  const addOns = describedAddOns(offer)
  const possible = possibleServices(offer, judgement)
  // What does not go with this cart is no choice, however many the offer allows.
  const open = addOns.filter(
    (addOn) => !addOnCodes.includes(addOn.code) && addOnBlock(addOn, { ...view, isLoading: false }) === null,
  )
  const left = Math.min(possible - addOnCodes.length, open.length)
  const next = moreServices(offer, judgement)
  const reasonOf = (block: AddOnBlock | null) => {
    if (block === 'maximum' && next) return copy.moreWith(leastAmount(next.least).words, next.more)
    return block ? copy.blocked[block] : ''
  }

  function toggle(code: number, block: AddOnBlock | null) {
    if (block !== null) return
    store.move(changeCart, (cart) => toggleAddOn(cart, code))
  }

  return (
    <div className={styles.list}>
      <div className={styles.count} role="status">
        {/* Before the offer is met there is nothing to count: the page says what it asks for. */}
        {judgement.isMet && (
          <>
            <ProgressBar
              label={copy.services}
              value={addOnCodes.length}
              max={possible}
              text={copy.chosenOf(addOnCodes.length, possible)}
            />
            <p>{left > 0 ? copy.stillFree(left) : copy.upTo(possible)}</p>
          </>
        )}
      </div>
      <ul className={styles.cards}>
        {addOns.map((addOn) => {
          const block = addOnBlock(addOn, view)
          const { code } = addOn
          const item = offer.items.find(({ productCode }) => productCode === code)
          const product = products.find((one) => one.code === code)
          return (
            <li key={code}>
              <AddOnCard
                name={item?.name ?? ''}
                description={item?.description ?? ''}
                tone={product?.colourToken ?? 'health'}
                isChosen={addOnCodes.includes(code)}
                block={block}
                reason={reasonOf(block)}
                onToggle={() => toggle(code, block)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
