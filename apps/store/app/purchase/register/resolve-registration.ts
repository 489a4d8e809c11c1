import type { CommandResult } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { withoutAcceptance } from '../../visit/purchase-moves.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { type PriceNotice, resolvePrice } from '../cart/public.ts'
import { isRestricted } from '../company/public.ts'

/** What was sent to be registered: the cart's revision, and the person as text to compare. */
export interface SentRegistration {
  readonly revision: number
  readonly person: string
}

/** What a registration changes, and what the buyer is to be told of it. */
export interface ResolvedRegistration {
  readonly change: Partial<VisitorState>
  readonly notice: PriceNotice | null
  /** `buys` goes on; `restricted` is what the access page's restriction screens are for; `failed` stays. */
  readonly outcome: 'buys' | 'restricted' | 'failed'
}

/**
 * Takes the answer of a registration into the state: lead, cart, type and price, products that are not sold where the
 * company is leaving the cart. A contract that was accepted for another lead, cart or person loses its acceptance.
 */
export function resolveRegistration(
  state: VisitorState,
  { revision, person }: SentRegistration,
  result: CommandResult<Commands['registerPurchase']['answer']>,
): ResolvedRegistration {
  if (!result.ok) return settleRefusal(state, revision, result.problem)
  const { leadId, cartId, customerType, contractedProducts, pricing, isProposalPrice } = result.answer
  const priced = new Set(pricing.lines.map(({ productCode }) => productCode))
  const removed = state.shopping.cart.lines
    .filter(({ productCode }) => !priced.has(productCode))
    .map(({ productCode }) => ({ productCode, reason: -1 }))
  const answer = { pricing, removed, isProposalPrice }
  const { change, notice } = resolvePrice(state, revision, { ok: true, answer })
  const shopping = change.shopping ?? state.shopping
  const { purchase } = state
  const isSame =
    state.customer.leadId === leadId &&
    purchase.registeredRevision === revision &&
    purchase.registeredPerson === person
  return {
    change: {
      ...change,
      customer: { ...state.customer, leadId, customerType, contractedProducts },
      purchase: {
        ...(isSame && removed.length === 0 ? purchase : withoutAcceptance(purchase)),
        cartId,
        // An edit made while the answer was on its way is another cart, which is not registered yet.
        registeredRevision: revision === state.shopping.cart.revision ? shopping.cart.revision : revision,
        registeredPerson: person,
        order: null,
      },
    },
    notice: notice?.kind === 'removed' ? notice : null,
    outcome: isRestricted(customerType) ? 'restricted' : 'buys',
  }
}

function settleRefusal(
  state: VisitorState,
  revision: number,
  problem: Extract<CommandResult<never>, { ok: false }>['problem'],
): ResolvedRegistration {
  const { change, notice } = resolvePrice(state, revision, { ok: false, problem })
  // What the company has already left the cart, which is looked at before it is registered again.
  if (notice?.kind === 'removed' && notice.contracted.length > 0) return { change, notice, outcome: 'failed' }
  // A refusal that says what the company is has a screen of its own; any other is told and changes nothing.
  if (!change.customer) return { change: {}, notice, outcome: 'failed' }
  return { change, notice: notice?.kind === 'removed' ? notice : null, outcome: 'restricted' }
}
