import { cardBrandNames } from '@benefits/copy/card-brand-names'
import type { Elements } from '../../ui/elements.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './card-view.module.css'
import { paymentCopy as copy } from './copy.ts'
import type { PaidCard } from './paid-card.ts'

interface CardViewProps {
  readonly brand: PaidCard['brand']
  readonly lastDigits: string
  /** More of the card, where it is still known. */
  readonly holder?: string
  readonly expiry?: string
  /** What stands under the card. */
  readonly note: string
  readonly action?: Elements
}

/** A card to look at: brand and last four digits, never the number. */
export function CardView({ brand, lastDigits, holder, expiry, note, action }: CardViewProps) {
  const name = brand === null ? copy.creditCard : cardBrandNames[brand]
  return (
    <div className={styles.view}>
      <BrandMark brand={brand} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{`${name}, `}</span>
          <span className={styles.digits}>{copy.endingIn(lastDigits)}</span>
        </p>
        {holder && expiry && <p className={styles.detail}>{`${holder} · ${copy.validUntil(expiry)}`}</p>}
        <p className={styles.detail}>{note}</p>
      </div>
      {action}
    </div>
  )
}
