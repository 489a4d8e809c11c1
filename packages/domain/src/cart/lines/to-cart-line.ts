import type { Product } from '../../catalogue/product.ts'
import type { Centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'

type Sold = Pick<Product, 'code' | 'name' | 'groupCode' | 'lineType' | 'additionalProducts'>

/**
 * The cart line of a product with a quantity of cards and a monthly value in centavos each. Modules that are part of
 * it, as those of mobility are, go along at no price of their own.
 */
export function toCartLine(
  { code, name, groupCode, lineType, additionalProducts }: Sold,
  quantity: number,
  monthlyValue: Centavos,
): CartLine {
  return {
    productCode: code,
    name,
    quantity,
    monthlyValue,
    groupCode,
    lineType,
    isAddOn: lineType === 'addOn',
    planPeriod: 'monthly',
    additionalProducts: additionalProducts
      .filter(({ kind, required }) => kind === 'module' && required)
      .map((module) => ({ ...module, value: 0 as Centavos, quantity: 1, planPeriod: 'monthly' })),
  }
}
