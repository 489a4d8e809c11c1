import type { OfferJudgement } from '@benefits/domain/offer/judge-offer'
import { lackWords, useCartState } from '../../../purchase/cart/public.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { offerCopy as copy } from '../copy.ts'
import styles from './combo.module.css'

interface OfferProgressProps {
  readonly offer: OfferView
  readonly judgement: OfferJudgement
  readonly step: 'balances' | 'services'
}

/** How far the balances are from the offer, and what to do once they are there. */
export function OfferProgress({ offer, judgement, step }: OfferProgressProps) {
  const { cart, gaps, isMet } = judgement
  const { addOnCodes } = useCartState()
  const chosen = addOnCodes.length > 0 ? copy.servicesChosen : copy.servicesOpen
  return (
    <div className={styles.progress} role="status">
      {isMet ? (
        <Alert kind="success" title={step === 'balances' ? copy.enabled : chosen} />
      ) : (
        <>
          <ProgressBar
            label={copy.cards}
            value={cart.cards}
            max={offer.minCards}
            text={copy.cardsOf(Math.min(cart.cards, offer.minCards), offer.minCards)}
          />
          <p className={styles.lack}>{lackWords(offer, gaps)}</p>
        </>
      )}
    </div>
  )
}
