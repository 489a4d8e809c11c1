import { type CartState, moved } from '../cart-state.ts'

/**
 * Takes out what pricing removed because it is not sold where the company is, and remembers code and name for the
 * warning. The same cart when none of the codes is in it.
 */
export function removeUnserved(cart: CartState, codes: readonly number[]): CartState {
  const gone = cart.lines.filter(({ productCode }) => codes.includes(productCode))
  const addOnCodes = cart.addOnCodes.filter((code) => !codes.includes(code))
  const unserved = cart.addOnCodes.filter((code) => codes.includes(code))
  const { givenUpAddOns = [] } = cart
  if (gone.length === 0 && unserved.length === 0) return cart
  const known = cart.removedProducts.filter(({ id }) => gone.every((line) => line.productCode !== id))
  return moved(cart, {
    lines: cart.lines.filter(({ productCode }) => !codes.includes(productCode)),
    addOnCodes,
    ...(givenUpAddOns !== 'others' && { givenUpAddOns: [...givenUpAddOns, ...unserved] }),
    removedProducts: [...known, ...gone.map(({ productCode, name }) => ({ id: productCode, name }))],
  })
}

/** The warning was read: the removed products are forgotten. */
export function forgetRemoved(cart: CartState): CartState {
  return cart.removedProducts.length === 0 ? cart : { ...cart, removedProducts: [] }
}
