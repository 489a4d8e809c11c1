import type { Centavos } from '@benefits/domain/money/centavos'
import { benefitsOfCart } from '@benefits/domain/savings/benefits-of-cart'
import { useCartState } from '../../purchase/cart/public.ts'
import { useEstimate } from '../../visit/use-estimate.ts'
import { EXAMPLE } from './savings-form.ts'

/** The number that the page begins with: the cart's, else that of the initial page, else an example. */
export function useBegun(): { readonly employees: number; readonly value: Centavos } {
  const { lines } = useCartState()
  const { employees, value } = useEstimate()
  const inCart = benefitsOfCart(lines)
  if (inCart !== null) return { employees: inCart.employees, value: inCart.monthlyValue }
  return employees && value ? { employees, value } : EXAMPLE
}
