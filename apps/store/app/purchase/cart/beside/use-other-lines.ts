import type { CartLine } from '@benefits/domain/cart/cart-line'
import { useCartState } from '../state/use-cart-state.ts'

/** What a cart holds beside its page's modality. */
export interface OtherLines {
  readonly lines: readonly CartLine[]
  /** Several service groups are hired in one go: the page's own is among them. */
  readonly isJoint: boolean
  /** The cart is another modality's as a whole. */
  readonly isOther: boolean
}

/** Reads what the cart holds of other modalities than the page's. */
export function useOtherLines(groupCode: number): OtherLines {
  const cart = useCartState()
  const lines = cart.lines.filter((line) => line.groupCode !== groupCode)
  const isJoint = cart.jointGroupCodes.includes(groupCode)
  return { lines, isJoint, isOther: lines.length > 0 && !isJoint && lines.length === cart.lines.length }
}
