import type { CartState } from '@benefits/domain/cart/cart-state'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { type TakenProposal, withoutPrice } from './cart-slice.ts'
import type { ChosenOffer } from './choose-offer.ts'
import { applySimulation } from './simulation-moves.ts'
import type { VisitorState } from './visitor-state.ts'

/** What is taken from a proposal into the visit. */
export interface ProposalToTake extends Omit<TakenProposal, 'isHeld' | 'order'> {
  /** It can be hired at its price. */
  readonly isOpen: boolean
  readonly cart: CartState
  readonly offer: ChosenOffer | null
  readonly cnpj: string
}

/**
 * The visit with a proposal's cart in place and its company filled in; another cart is kept aside. Who buys is asked as
 * ever: a link opens no account (docs/rules/proposal.md: who-contracts).
 */
export function takeProposal(
  state: VisitorState,
  { isOpen, cart, offer, cnpj, ...proposal }: ProposalToTake,
): Partial<VisitorState> {
  const { shopping } = applySimulation(state, cart, offer)
  const written = formatCnpj(cnpj)
  const { access, order } = state
  const proposed = { lines: toOrderLines(cart.lines), addOnCodes: cart.addOnCodes }
  return {
    shopping: {
      ...withoutPrice(shopping),
      proposal: { ...proposal, isHeld: null, ...(isOpen && { order: proposed }) },
      pricingStatus: 'idle',
    },
    access: { ...access, cnpjTyped: written },
    order: { ...order, contact: { ...order.contact, cnpj: written } },
  }
}
