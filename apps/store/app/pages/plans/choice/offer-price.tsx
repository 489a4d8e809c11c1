import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { labelBand } from '@benefits/domain/catalogue/employee-band'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { plansCopy } from '../copy.ts'
import { monthOfYear } from '../price/annual-discount.ts'
import { PlanPrice } from '../price/plan-price.tsx'
import { missingWords } from './missing-words.ts'
import type { PlanOffer } from './plan-offer.ts'

interface OfferPriceProps {
  readonly offer: PlanOffer
  /** Its own: the plan's button is described by it. */
  readonly id: string
  readonly bandClass: string | undefined
  /** Where it is compared: tells the band, and beside a monthly price what the year comes to. */
  readonly isCompared?: boolean
}

/** What a plan costs; without a price, what is missing for one. */
export function OfferPrice({ offer, id, bandClass, isCompared = false }: OfferPriceProps) {
  const { compared, period, employees, isLoading, isFormer, isValid } = offer
  const { code, price } = compared.plan
  const { limits, plans } = useIssuer().identity.selling
  // An offer's own discount stands for the plan's.
  const hasOffer = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const most = mostEmployees(limits, code)
  const problem = employeesProblem(employees, most)
  const isMissing = problem !== null
  const sold = plans.find((plan) => plan.code === code)
  const isTold = isCompared && !hasOffer && period === 'monthly'
  return (
    <div id={id}>
      {(isMissing || isCompared) && (
        <p className={bandClass}>{isMissing ? missingWords(employees, most) : bandOf(employees)}</p>
      )}
      <PlanPrice
        price={isMissing ? null : price}
        period={period}
        isLoading={isLoading && !isMissing}
        isFormer={isFormer && isValid}
        employees={employees}
        saving={(isTold && sold && price && monthOfYear(sold, price)) || 'tag'}
        missing={isMissing ? (isCompared && problem !== 'required' ? plansCopy.noPrice : '') : undefined}
      />
      {isLoading && <VisuallyHidden>{plansCopy.updating}</VisuallyHidden>}
    </div>
  )
}

/** The band of the employees in words. */
function bandOf(employees: number | null): string {
  return plansCopy.bands[employees === null ? 0 : labelBand(employees)] ?? ''
}
