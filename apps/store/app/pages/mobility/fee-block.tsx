import { PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { CONDITION } from '@benefits/domain/pricing/fees/fee-rule'
import type { PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'
import type { ReactNode } from 'react'
import { TotalParts, usePricing } from '../../purchase/cart/public.ts'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './fee-block.module.css'

/**
 * 'Tarifas e taxas': two fixed rows, the service fee as it was priced, and the total. Where the summary stands beside
 * it, which tells the amounts, it tells what each fee is alone.
 */
export function FeeBlock() {
  const { pricing: latest, isLoading } = usePricing()
  // Until mobility is in the cart, its price is another modality's.
  const pricing = latest?.lines.some(({ lineType }) => lineType === 'mobility') ? latest : null
  const fee = pricing && serviceFee(pricing)
  const waiting = (
    <span className={styles.waiting}>
      <Skeleton size="text" />
    </span>
  )
  return (
    <section aria-labelledby="tarifas-e-taxas" className={styles.block}>
      <h2 id="tarifas-e-taxas" className={styles.heading}>
        {mobilityCopy.fees}
      </h2>
      <dl className={styles.rows} aria-busy={isLoading}>
        <Row name={mobilityCopy.locationFee} text={mobilityCopy.locationFeeText}>
          {mobilityCopy.locationFeeValue}
        </Row>
        <Row name={PASS_THROUGH_FEE.name} text={mobilityCopy.passThroughFeeText}>
          {PASS_THROUGH_FEE.value}
        </Row>
        <Row name={fee?.name ?? mobilityCopy.serviceFee} text={mobilityCopy.serviceFeeText}>
          {isLoading ? (
            waiting
          ) : fee ? (
            <>
              <span>{mobilityCopy.serviceFeePercent(percentText(fee.unitValue))}</span>
              <span className={styles.amount}>{formatBrl(fee.value)}</span>
            </>
          ) : (
            mobilityCopy.serviceFeeUnknown
          )}
        </Row>
        <div className={styles.total}>
          <dt>{mobilityCopy.orderTotal}</dt>
          <dd>
            {isLoading ? waiting : pricing ? formatBrl(pricing.totalWithDiscount) : mobilityCopy.totalUnknown}
          </dd>
        </div>
      </dl>
      <div className={styles.parts}>{!isLoading && pricing && <TotalParts pricing={pricing} />}</div>
    </section>
  )
}

function Row({
  name,
  text,
  children,
}: {
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.row}>
      <dt>
        <span>{name}</span>
        <span className={styles.text}>{text}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** The transport management fee as it was priced (condition 18); null where the price has none. */
export function serviceFee(pricing: Pick<Pricing, 'lines'>): PriceEntry | null {
  const entries = pricing.lines.flatMap((line) => line.entries)
  return entries.find(({ conditionId }) => conditionId === CONDITION.transportManagement) ?? null
}

/** A percent given in hundredths, as it is read: 450 is '4,5'. */
export function percentText(hundredths: number): string {
  return (hundredths / 100).toLocaleString('pt-BR')
}
