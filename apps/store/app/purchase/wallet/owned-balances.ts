import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { PaintedProduct } from '../cart/public.ts'

/** The balances of a card that the company has; a service that it has beside them is none. */
export function ownedBalances(
  contracted: readonly ContractedProduct[],
  groupCode: number,
  products: ReadonlyMap<number, Pick<PaintedProduct, 'isAddOn'>>,
): ContractedProduct[] {
  return contracted.filter((one) => one.groupCode === groupCode && products.get(one.code)?.isAddOn === false)
}
