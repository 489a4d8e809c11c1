import { planLine } from '@benefits/domain/cart/plan/plan-line'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { useCallback } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useCartMoves } from '../../../purchase/cart/public.ts'
import { dropOffer } from '../../../visit/choose-offer.ts'
import type { TableQuestion } from '../../../visit/plans-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { loadPriceTable } from '../price/use-price-table.ts'

/** Selects a plan for a number of employees and a period; says whether it is in the cart now. */
export type SelectPlan = (plan: PricedPlan, choice: TableQuestion, whenSelected: () => void) => boolean

/**
 * Gives the function that selects an HR plan (docs/rules/cart.md: one-plan): the plan takes the place of another one in
 * the cart, the offer is let go and the prices for the employees are fetched. A cart of another modality asks first;
 * `whenSelected` runs once the plan is in the cart, maybe later, or never; it takes `OFFER_PARAMETER` out of the
 * address.
 */
export function useSelectPlan(): SelectPlan {
  const store = useVisitorStore()
  const { add } = useCartMoves()
  const groupCode = useIssuer().identity.selling.hrGroupCode
  return useCallback(
    (plan, choice, whenSelected) => {
      // Without the modality there are no plans to select.
      if (groupCode === null) return false
      const { lines } = store.getState().shopping.cart
      const former = lines.find(({ lineType }) => lineType === 'hcm') ?? null
      const selected = () => {
        store.move(dropOffer)
        void loadPriceTable(store, choice)
        whenSelected()
      }
      const isAdded = add(planLine(plan, { ...choice, groupCode }, former), selected)
      if (isAdded) selected()
      return isAdded
    },
    [store, add, groupCode],
  )
}
