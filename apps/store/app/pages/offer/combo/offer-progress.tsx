import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { OfferAssessment } from '@benefits/domain/offer/assess-offer'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { offerCopy as copy } from '../copy.ts'
import { leastAmount } from '../least-amount.ts'
import { moreServices } from '../more-services.ts'
import styles from './combo.module.css'

interface OfferProgressProps {
  readonly offer: OfferView
  readonly judgement: OfferAssessment
}

/**
 * How far the balances are from the offer: a bar for each thing that it asks for; once they are there, what to do and
 * how far the next service is.
 */
export function OfferProgress({ offer, judgement }: OfferProgressProps) {
  const { minCards, minValue } = offer
  const { cart, isMet } = judgement
  return (
    <div className={styles.progress} role="status">
      {isMet ? (
        <>
          <Alert kind="success" title={copy.enabled} />
          <NextService offer={offer} judgement={judgement} />
        </>
      ) : (
        <>
          {minCards > 0 && (
            <ProgressBar
              label={copy.cards}
              value={cart.cards}
              max={minCards}
              text={copy.cardsOf(Math.min(cart.cards, minCards), minCards)}
            />
          )}
          {minValue > 0 && <CreditBar label={copy.credit} value={cart.totalBenefits} least={minValue} />}
        </>
      )}
    </div>
  )
}

/** What credit a card would need for more services; nothing where there are no more. */
function NextService({ offer, judgement }: OfferProgressProps) {
  const wallets = useWalletGroups()
  const next = moreServices(offer, judgement)
  if (next === null) return null
  const { totalBenefits, cards, groupCodes } = judgement.cart
  // The cards of a wallet hold all the same; of single cards each has a value of its own.
  const isWallet = groupCodes.some((code) => wallets.includes(code))
  const perCard = Math.ceil(next.least / Math.max(1, cards)) as Centavos
  return (
    <div className={styles.next}>
      <CreditBar label={copy.moreServices(next.more)} value={totalBenefits} least={next.least} />
      <p className={styles.lack}>
        {isWallet
          ? copy.morePerCard(leastAmount(perCard).words, next.more)
          : copy.moreWith(leastAmount(next.least).words, next.more)}
      </p>
    </div>
  )
}

interface CreditBarProps {
  readonly label: string
  readonly value: Centavos
  readonly least: Centavos
}

function CreditBar({ label, value, least }: CreditBarProps) {
  const reached = Math.min(value, least) as Centavos
  return (
    <ProgressBar
      label={label}
      value={reached / 100}
      max={least / 100}
      text={copy.amountOf(formatBrl(reached), formatBrl(leastAmount(least).bound))}
    />
  )
}
