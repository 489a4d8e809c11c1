import { PAID_EVERY_TEXTS, TOTAL_PART_TEXTS } from '@benefits/copy/total-parts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type OrderedLine, priceRows } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { totalParts } from '@benefits/domain/pricing/total-parts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './total-price.module.css'

/** The parts of the cart's total. */
export function TotalParts({ pricing }: { readonly pricing: Pricing }) {
  const { lines } = useCartState()
  return <PartsOfTotal pricing={pricing} lines={lines} />
}

interface PartsOfTotalProps {
  readonly pricing: Pricing
  /** What was priced. */
  readonly lines: readonly OrderedLine[]
}

/** A mixed order's total by how often its parts are paid; nothing where all of it is paid alike. */
export function PartsOfTotal({ pricing, lines }: PartsOfTotalProps) {
  const parts = totalParts(priceRows(pricing.lines, lines))
  if (parts.length < 2) return null
  return (
    <dl className={styles.parts}>
      {parts.map(({ every, value }) => (
        <div key={every} className={styles.part}>
          <dt>{TOTAL_PART_TEXTS[every]}</dt>
          <dd>
            <span>{formatBrl(value)}</span>
            {/* In the sheet, where there is no room for the name beside it. */}
            <span className={styles.unit} aria-hidden="true">
              {` ${PAID_EVERY_TEXTS[every]}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
