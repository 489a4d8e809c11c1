import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { EntryRate, Pricing } from '@benefits/domain/pricing/pricing'
import { whereMoneyGoes } from '@benefits/domain/pricing/where-money-goes'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { cartCopy } from '../copy.ts'
import styles from './fee-list.module.css'
import { type FeeRow, feeRows, percent, rateText } from './fee-rows.ts'

const RATES = {
  unit: (value) => cartCopy.perCard(formatBrl(value as Centavos)),
  fixed: (value) => cartCopy.perRequest(formatBrl(value as Centavos)),
  percent: (value) => cartCopy.percentOfCredit(percent(value)),
} as const satisfies Record<EntryRate, (value: number) => string>

/** Credit, plans, fees and discounts of a price; a waived one says 'Gratuito' (docs/rules/pricing.md: waived-shows). */
export function FeeList({ pricing }: { readonly pricing: Pricing }) {
  const { plans } = whereMoneyGoes(pricing)
  return (
    <dl className={styles.list}>
      {pricing.totalBenefits > 0 && (
        <div className={styles.row}>
          <dt>{cartCopy.credit}</dt>
          <dd className={styles.money}>{formatBrl(pricing.totalBenefits)}</dd>
        </div>
      )}
      {plans > 0 && (
        <div className={styles.row}>
          <dt>{cartCopy.plans}</dt>
          <dd className={styles.money}>{formatBrl(plans)}</dd>
        </div>
      )}
      {feeRows(pricing).map((row) => (
        <div key={row.name} className={styles.row}>
          <dt>
            {row.name}
            {row.unitValue > 0 && <RateText row={row} />}
          </dt>
          <dd className={styles.money}>
            {row.isFree ? <Tag look="success">{cartCopy.free}</Tag> : formatBrl(row.value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function RateText({ row }: { readonly row: FeeRow }) {
  const text = row.kind === 'fee' ? RATES[row.rate](row.unitValue) : rateText(row)
  return <span className={styles.rate}>{row.isFree ? <s>{text}</s> : text}</span>
}
