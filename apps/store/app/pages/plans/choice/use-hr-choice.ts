import type { CartLine } from '@benefits/domain/cart/cart-line'
import { editLine } from '@benefits/domain/cart/lines/edit-line'
import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import { setPlanPeriod } from '@benefits/domain/cart/plan/toggle-plan-period'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { useCallback, useState } from 'react'
import { useCartState } from '../../../purchase/cart/public.ts'
import { changeCart } from '../../../visit/cart-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'

/** How many employees a company has and how it wants to pay: the plan's in the cart, or what was said before it. */
export interface HrChoice {
  /** The HR plan in the cart; null without one. */
  readonly line: CartLine | null
  /** Null while the field is empty. */
  readonly employees: number | null
  readonly setEmployees: (employees: number | null) => void
  readonly period: PlanPeriod
  /** Changes the period of the whole cart, which is then priced again. */
  readonly setPeriod: (period: PlanPeriod) => void
  /** Grows with every change of the cart. */
  readonly revision: number
}

/** The choice and its moves. Without a plan the employees start as the cart says (docs/rules/plans.md: employees). */
export function useHrChoice(): HrChoice {
  const store = useVisitorStore()
  const cart = useCartState()
  const line = cart.lines.find(({ lineType }) => lineType === 'hcm') ?? null
  const [said, setSaid] = useState<number | null | undefined>(undefined)
  const lineId = line?.productCode ?? null

  const setEmployees = useCallback(
    (employees: number | null) => {
      setSaid(employees)
      if (lineId === null) return
      store.move(changeCart, (cart) => editLine(cart, lineId, { quantity: employees ?? 0 }))
    },
    [store, lineId],
  )
  const setPeriod = useCallback(
    (period: PlanPeriod) => store.move(changeCart, (cart) => setPlanPeriod(cart, period)),
    [store],
  )
  const before = said === undefined ? employeeCount(cart.lines) : said
  return {
    line,
    employees: line ? line.quantity || null : before,
    setEmployees,
    period: cart.planPeriod,
    setPeriod,
    revision: cart.revision,
  }
}
