import { type CartState, moved } from '../cart-state.ts'

/** Selects a modality, whatever the cart holds; one beside the groups hired in one go ends that. */
export function selectModality(cart: CartState, groupCode: number): CartState {
  const jointGroupCodes = cart.jointGroupCodes.includes(groupCode) ? cart.jointGroupCodes : []
  return moved(cart, { selectedGroupCode: groupCode, jointGroupCodes })
}

/**
 * Whether something of this modality clashes with the cart: another one is selected and the cart is not empty. Service
 * groups that are hired in one go do not clash.
 */
export function clashes(cart: CartState, groupCode: number): boolean {
  const isOther = cart.selectedGroupCode !== null && cart.selectedGroupCode !== groupCode
  return isOther && cart.lines.length > 0 && !cart.jointGroupCodes.includes(groupCode)
}

/** The cart after a move, or the clash that the switch modal asks about. */
export type MoveOutcome = { readonly state: CartState } | { readonly conflict: 'modality' }

/** Chooses a modality on the shelf; a clash opens the switch modal. */
export function pickModality(cart: CartState, groupCode: number): MoveOutcome {
  return clashes(cart, groupCode) ? { conflict: 'modality' } : { state: selectModality(cart, groupCode) }
}

/** The buyer's answer to the switch modal: keep the cart, or empty it and go on with the new choice. */
export type ConflictChoice = 'keep' | 'replace'
