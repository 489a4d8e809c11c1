import { type CartState, moved, type NamedProduct } from './cart-state.ts'

/** Notes an interest in a product, or takes it back when it was noted. */
export function toggleInterest(cart: CartState, product: NamedProduct): CartState {
  const interest = cart.interest.some(({ id }) => id === product.id)
    ? cart.interest.filter(({ id }) => id !== product.id)
    : [...cart.interest, { id: product.id, name: product.name }]
  return moved(cart, { interest })
}
