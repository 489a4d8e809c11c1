import type { CartLine } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'
import { inPeriod } from '../plan/in-period.ts'

/**
 * Adds a line, in the place of one with the same id. An HR plan first removes the HR lines that are there and brings
 * its plan period to the whole cart; any other line takes the cart's. Without a selected modality the line's becomes
 * it.
 */
export function addLine(cart: CartState, line: CartLine): CartState {
  const planPeriod = line.type === 'hcm' ? line.planPeriod : cart.planPeriod
  const kept =
    line.type === 'hcm' ? cart.lines.filter(({ id, type }) => type !== 'hcm' || id === line.id) : cart.lines
  const isThere = kept.some(({ id }) => id === line.id)
  const lines = isThere ? kept.map((old) => (old.id === line.id ? line : old)) : [...kept, line]
  return moved(cart, {
    lines: lines.map((one) => inPeriod(one, planPeriod)),
    planPeriod,
    selectedGroupCode: cart.selectedGroupCode ?? line.groupCode,
  })
}
