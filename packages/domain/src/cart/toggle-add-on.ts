import { type CartState, moved } from './cart-state.ts'

/** Chooses an add-on service, or gives it up when it was chosen: no offer puts it in by itself then. */
export function toggleAddOn(cart: CartState, code: number): CartState {
  const { addOnCodes, givenUpAddOns = [] } = cart
  const isGivenUp = addOnCodes.includes(code)
  const others = <T extends readonly number[]>(codes: T) => codes.filter((other) => other !== code)
  return moved(cart, {
    addOnCodes: isGivenUp ? others(addOnCodes) : [...addOnCodes, code],
    givenUpAddOns:
      givenUpAddOns === 'others'
        ? givenUpAddOns
        : isGivenUp
          ? [...givenUpAddOns, code]
          : others(givenUpAddOns),
  })
}
