import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { useCartState } from '../../purchase/cart/public.ts'
import { useEstimate } from '../../visit/use-estimate.ts'
import { EXAMPLE } from './savings-form.ts'

/** The number that the page begins with: the cart's, else that of the initial page, else an example. */
export function useBegun(): { readonly employees: number; readonly value: Centavos } {
  const { lines } = useCartState()
  const { employees, value } = useEstimate()
  const benefits = lines.filter(
    ({ lineType, quantity, monthlyValue }) => lineType === 'benefit' && quantity && monthlyValue,
  )
  if (benefits.length > 0) {
    const people = Math.max(...benefits.map(({ quantity }) => quantity))
    const credit = benefits.reduce((sum, { quantity, monthlyValue }) => sum + quantity * monthlyValue, 0)
    return { employees: people, value: centavos(Math.round(credit / people)) }
  }
  return employees && value ? { employees, value } : EXAMPLE
}
