import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { periodDiscount } from '@benefits/domain/pricing/plans/plan-price'
import type { PricedExtra } from '@benefits/domain/pricing/price-table'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { plansCopy } from '../copy.ts'
import styles from './extra-card.module.css'

interface ExtraCardProps {
  readonly extra: PricedExtra
  /** What it costs in the period before the annual discount; null is free. */
  readonly value: Centavos | null
  readonly period: PlanPeriod
  readonly isIncluded: boolean
  /** Prices are being asked for: greyed and inert. */
  readonly isBusy: boolean
  /** Adds or removes it; without it there is no control: the plan requires it. */
  readonly onToggle?: () => void
}

/** A module or an extension of the plan. */
export function ExtraCard({ extra, value, period, isIncluded, isBusy, onToggle }: ExtraCardProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  // An inert card loses the focus; it comes back unless the buyer went elsewhere meanwhile.
  useEffect(() => {
    if (isBusy || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [isBusy])
  return (
    <Card
      title={extra.name}
      headingLevel={4}
      inert={isBusy}
      selected={isIncluded && onToggle !== undefined}
      className={styles.card}
      footer={
        <div className={styles.foot}>
          {onToggle ? (
            <>
              <span className={styles.value}>{valueWords(value, period)}</span>
              <Button
                ref={button}
                size="sm"
                variant={isIncluded ? 'ghost' : 'secondary'}
                iconBefore={<Icon name={isIncluded ? 'trash' : 'plus'} size={18} />}
                onClick={() => {
                  wasPressed.current = true
                  onToggle()
                }}
              >
                {isIncluded ? plansCopy.remove : plansCopy.add}
              </Button>
            </>
          ) : (
            <span className={styles.included}>
              <Icon name="check" size={18} />
              {plansCopy.included}
            </span>
          )}
        </div>
      }
    >
      <p className={styles.text}>{extra.description}</p>
    </Card>
  )
}

/** What is paid for it, as the plans' prices are told: with the annual discount. */
function valueWords(value: Centavos | null, period: PlanPeriod): string {
  if (value === null) return plansCopy.free
  const paid = (value - periodDiscount(value, period)) as Centavos
  return `${formatBrl(paid)} ${plansCopy.priceOf[period]}`
}
