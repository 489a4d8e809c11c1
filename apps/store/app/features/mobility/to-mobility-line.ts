import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { ProductView } from '../catalogue/public.ts'

type Sold = Pick<ProductView, 'code' | 'name' | 'groupCode' | 'lineType' | 'additionalProducts'>

/** The cart line of mobility for so many workers and centavos a month each; its modules, which are part of it, go along. */
export function toMobilityLine(
  { code, name, groupCode, lineType, additionalProducts }: Sold,
  amount: number,
  value: Centavos,
): CartLine {
  return {
    id: code,
    name,
    amount,
    value,
    groupCode,
    type: lineType,
    isAddOn: false,
    planPeriod: 'monthly',
    additionalProducts: additionalProducts
      .filter(({ required }) => required)
      .map((module) => ({ ...module, value: 0 as Centavos, quantity: 1, planPeriod: 'monthly' })),
  }
}
