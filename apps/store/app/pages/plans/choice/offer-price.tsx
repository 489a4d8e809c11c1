import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { labelBand } from '@benefits/domain/catalogue/employee-band'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { plansCopy } from '../copy.ts'
import { PlanPrice } from '../price/plan-price.tsx'
import type { PlanOffer } from './plan-offer.ts'

interface OfferPriceProps {
  readonly offer: PlanOffer
  readonly bandClass: string | undefined
}

/** What a plan costs, under the band that this is the price of. */
export function OfferPrice({ offer, bandClass }: OfferPriceProps) {
  const { compared, period, employees, isLoading, isFormer, isValid } = offer
  const { code, price } = compared.plan
  const { limits } = useIssuer().identity.selling
  return (
    <div>
      <p className={bandClass}>{bandOf(employees, mostEmployees(limits, code))}</p>
      <PlanPrice
        price={isValid ? price : null}
        period={period}
        isLoading={isLoading}
        isFormer={isFormer && isValid}
        employees={employees}
      />
    </div>
  )
}

/** The band of the employees in words; a plan's last is the one in which it ends. */
function bandOf(employees: number | null, most: number): string {
  const band = employees === null ? 0 : labelBand(Math.min(employees, most))
  return plansCopy.bands[band] ?? ''
}
