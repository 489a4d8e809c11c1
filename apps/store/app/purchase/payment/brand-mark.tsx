import type { CardBrand } from '@benefits/domain/payment/card-brand'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './brand-mark.module.css'

/** Drawn for this store: a small card with a sign that tells the brands apart, in the ink of the text around it. */
const SIGNS = {
  visa: <path d="M12 8.5h4.5l4.5 11 9-11M28 19.5h5" />,
  mastercard: (
    <>
      <circle cx="18" cy="14" r="6" />
      <circle cx="26" cy="14" r="6" className={styles.filled} />
    </>
  ),
  elo: (
    <>
      <circle cx="22" cy="14" r="6.5" />
      <path d="M19 14h6.2a3.2 3.2 0 1 0-1 2.4" />
    </>
  ),
  amex: (
    <>
      <rect x="12" y="7.5" width="20" height="13" className={styles.filled} />
      <path d="M15 17l3-6.5 3 6.5M16 15h4M24 11l5 6M29 11l-5 6" />
    </>
  ),
  hipercard: <path d="M15 9v10M15 14h6M21 9v10M26 19v-7M26 12.5c5-2 5 5 0 4M12 22.5c7 1.5 14 1.5 20-1" />,
} as const satisfies Record<CardBrand, ReactNode>

interface BrandMarkProps {
  /** Null: a card without a brand that the store names. */
  readonly brand: CardBrand | null
  /** Another brand was recognised. */
  readonly isFaded?: boolean
}

/** The mark of a card's brand; decoration, its name stands beside it in words. */
export function BrandMark({ brand, isFaded = false }: BrandMarkProps) {
  return (
    <svg
      className={classNames(styles.mark, isFaded && styles.faded)}
      viewBox="0 0 44 28"
      width="44"
      height="28"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="42" height="26" rx="5" className={styles.card} />
      {brand === null ? <path d="M6 10h32M8 19h10" /> : SIGNS[brand]}
    </svg>
  )
}
