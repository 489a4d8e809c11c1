import type { CartLine } from './cart-line.ts'
import { type CartState, moved } from './cart-state.ts'

/** What is taken over: lines and add-ons as they are registered. */
export interface RegisteredContent {
  readonly lines: readonly CartLine[]
  readonly addOnCodes: readonly number[]
}

/** The cart with what was registered elsewhere in its place; its modalities and period are those of the new lines. */
export function replaceCart(cart: CartState, { lines, addOnCodes }: RegisteredContent): CartState {
  const groups = [...new Set(lines.map(({ groupCode }) => groupCode))]
  const { selectedGroupCode: former } = cart
  const isKept = former !== null && groups.includes(former)
  const plan = lines.find(({ lineType }) => lineType === 'hcm')
  return moved(cart, {
    lines,
    addOnCodes,
    // What is registered stays as it is, until another offer is followed.
    givenUpAddOns: 'others',
    selectedGroupCode: isKept ? former : (groups[0] ?? former),
    jointGroupCodes: groups.length > 1 ? groups : [],
    planPeriod: plan?.planPeriod ?? cart.planPeriod,
    walletAmount: cart.walletAmount === 0 ? 0 : Math.max(...lines.map(({ quantity }) => quantity)),
  })
}
