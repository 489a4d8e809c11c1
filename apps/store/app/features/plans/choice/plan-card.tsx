import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { labelBand } from '@benefits/domain/catalogue/employee-band'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import { useEffect, useRef } from 'react'
import { useIssuer } from '../../../issuer/store-view.ts'
import { KeepQueryLink } from '../../../shell/moves/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { catalogueCopy } from '../../catalogue/public.ts'
import { plansCopy } from '../copy.ts'
import { HR_CART } from '../hr-paths.ts'
import { PlanPrice } from '../price/plan-price.tsx'
import styles from './plan-card.module.css'
import { planIcon } from './plan-icons.ts'
import { useOwnPlan } from './use-own-plan.ts'

interface PlanCardProps {
  readonly plan: PricedPlan
  /** The period that its price is of. */
  readonly period: PlanPeriod
  /** Null while the field is empty. */
  readonly employees: number | null
  readonly isSelected: boolean
  readonly isLoading: boolean
  /** Its price is that of what was chosen before. */
  readonly isFormer: boolean
  /** The number of employees is right. */
  readonly isValid: boolean
  readonly headingLevel: 3 | 4
  readonly onSelect: () => void
  /** 'Ir para o carrinho' was followed. */
  readonly onLeave?: () => void
}

/**
 * A plan to compare and to hire. Its button is disabled while the price table loads, where the plan has no price, and
 * where the number of employees is wrong or above what the store sells to. What the company has already cannot be added
 * again.
 */
export function PlanCard({
  plan,
  period,
  employees,
  isSelected,
  isLoading,
  isFormer,
  isValid,
  headingLevel,
  onSelect,
  onLeave,
}: PlanCardProps) {
  const { selling } = useIssuer().identity
  const added = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  const own = useOwnPlan()
  // The pressed button is gone once the plan is selected: the focus stays in its card.
  useEffect(() => {
    if (isSelected && wasPressed.current) added.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [isSelected])
  const isBlocked = isLoading || isFormer || !isValid || plan.price === null
  return (
    <Card
      title={plan.displayName}
      headingLevel={headingLevel}
      tone="hr"
      selected={isSelected}
      className={styles.card}
      media={<IconBadge name={planIcon(plan.code, selling.plans)} tone="hr" size="lg" />}
      badge={isSelected && <Tag look="accent">{plansCopy.selected}</Tag>}
      footer={
        own !== null && plan.code <= own ? (
          <p className={styles.contracted}>
            {plan.code === own ? catalogueCopy.contracted(plan.displayName) : plansCopy.belowOwn}
          </p>
        ) : isSelected ? (
          <div className={styles.added}>
            <p ref={added} tabIndex={-1} className={styles.addedText}>
              <Icon name="check" size={20} />
              {plansCopy.added}
            </p>
            <KeepQueryLink
              to={HR_CART}
              className={buttonClass({ variant: 'secondary', block: true })}
              onClick={onLeave}
            >
              {plansCopy.goToCart}
            </KeepQueryLink>
          </div>
        ) : (
          <Button
            block
            disabled={isBlocked}
            onClick={() => {
              wasPressed.current = true
              onSelect()
            }}
          >
            {plansCopy.hire}
          </Button>
        )
      }
    >
      <p className={styles.description}>{plan.description}</p>
      <p className={styles.band}>{bandOf(employees, mostEmployees(selling.limits, plan.code))}</p>
      <PlanPrice
        price={isValid ? plan.price : null}
        period={period}
        isLoading={isLoading}
        isFormer={isFormer && isValid}
      />
      <Included plan={plan} />
    </Card>
  )
}

/** The band of the employees in words; a plan's last is the one in which it ends. */
function bandOf(employees: number | null, most: number): string {
  const band = employees === null ? 0 : labelBand(Math.min(employees, most))
  return plansCopy.bands[band] ?? ''
}

function Included({ plan }: { readonly plan: PricedPlan }) {
  return (
    <div className={styles.included}>
      <p className={styles.includedTitle}>{plansCopy.includes}</p>
      <ul className={styles.list}>
        {plan.extras
          .filter(({ required }) => required)
          .map(({ code, name }) => (
            <li key={code} className={styles.item}>
              <Icon name="check" size={18} />
              {name}
            </li>
          ))}
      </ul>
    </div>
  )
}
