import type { LineAdditional } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'

/** Adds an optional extension to the HR plan of the cart; the same cart where there is no plan or it has it already. */
export function addExtension(cart: CartState, extension: LineAdditional): CartState {
  const plan = cart.lines.find(({ lineType }) => lineType === 'hcm')
  if (!plan || plan.additionalProducts.some(({ code }) => code === extension.code)) return cart
  const added = { ...plan, additionalProducts: [...plan.additionalProducts, extension] }
  return moved(cart, { lines: cart.lines.map((line) => (line === plan ? added : line)) })
}
