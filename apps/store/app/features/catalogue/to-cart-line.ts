import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { ProductView } from './product-view.ts'

/** The cart line of a product with a quantity of cards and a monthly value in centavos. */
export function toCartLine(
  { code, name, groupCode, lineType }: Pick<ProductView, 'code' | 'name' | 'groupCode' | 'lineType'>,
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
    isAddOn: lineType === 'addOn',
    planPeriod: 'monthly',
    additionalProducts: [],
  }
}
