import type { CartLine } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'
import { inPeriod } from '../plan/in-period.ts'

/**
 * Adds a line, in the place of one of the same product. An HR plan first removes the HR lines that are there and brings
 * its plan period to the whole cart; any other line takes the cart's. Without a selected modality the line's becomes
 * it.
 */
export function addLine(cart: CartState, line: CartLine): CartState {
  const planPeriod = line.lineType === 'hcm' ? line.planPeriod : cart.planPeriod
  const kept =
    line.lineType === 'hcm'
      ? cart.lines.filter(
          ({ productCode, lineType }) => lineType !== 'hcm' || productCode === line.productCode,
        )
      : cart.lines
  const isThere = kept.some(({ productCode }) => productCode === line.productCode)
  const lines = isThere
    ? kept.map((old) => (old.productCode === line.productCode ? line : old))
    : [...kept, line]
  return moved(cart, {
    lines: lines.map((one) => inPeriod(one, planPeriod)),
    planPeriod,
    selectedGroupCode: cart.selectedGroupCode ?? line.groupCode,
  })
}
