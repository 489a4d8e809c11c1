import type { CommandProblem } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { askedOrder } from '../../visit/asked-order.ts'
import { recordRegistered, recordRegistration } from '../../visit/purchase-moves.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { resolvePrice } from '../cart/public.ts'
import { isRestricted } from '../restriction/public.ts'
import { type FromVisitor, leadOf, type Resolved, type Sent, type Step } from './step.ts'

/** `buys` goes on; `restricted` is what the access page's restriction screens are for; `failed` stays. */
type PurchaseOutcome = 'buys' | 'restricted' | 'failed'

/**
 * Lead, customer type, cart and its price; products that are not sold where the company is leave the cart. A contract
 * that was accepted for another lead, cart or person loses its acceptance.
 */
export const PURCHASE: Step<'registerPurchase', FromVisitor, PurchaseOutcome> = {
  command: 'registerPurchase',
  ask: (visit, given) => ({ ...leadOf(visit, given), ...askedOrder(visit.shopping) }),
  resolve: (visit, sent, result) =>
    result.ok ? applyAnswer(visit, sent, result.answer) : applyRefusal(visit, sent, result.problem),
}

function applyAnswer(
  state: VisitorState,
  { revision, given }: Sent<FromVisitor>,
  {
    leadId,
    cartId,
    customerType,
    contractedProducts,
    pricing,
    isProposalPrice,
  }: Commands['registerPurchase']['answer'],
): Resolved<PurchaseOutcome> {
  const priced = new Set(pricing.lines.map(({ productCode }) => productCode))
  const removed = state.shopping.cart.lines
    .filter(({ productCode }) => !priced.has(productCode))
    .map(({ productCode }) => ({ productCode, reason: -1 }))
  const answer = { pricing, removed, isProposalPrice }
  const { change, notice } = resolvePrice(state, revision, { ok: true, answer })
  const shopping = change.shopping ?? state.shopping
  const { purchase } = state
  // The person as text to compare.
  const person = JSON.stringify(given.purchaser)
  const isSame =
    state.customer.leadId === leadId &&
    purchase.registeredRevision === revision &&
    purchase.registeredPerson === person
  // An edit made while the answer was on its way is another cart, which is not registered yet.
  const registeredRevision = revision === state.shopping.cart.revision ? shopping.cart.revision : revision
  return {
    change: {
      ...change,
      ...recordRegistered(state, { leadId, customerType, contractedProducts }),
      ...recordRegistration(
        state,
        { cartId, registeredRevision, registeredPerson: person },
        isSame && removed.length === 0,
      ),
    },
    notice: notice?.kind === 'removed' ? notice : null,
    outcome: isRestricted(customerType) ? 'restricted' : 'buys',
  }
}

function applyRefusal(
  state: VisitorState,
  { revision }: Sent<FromVisitor>,
  problem: CommandProblem,
): Resolved<PurchaseOutcome> {
  const { change, notice } = resolvePrice(state, revision, { ok: false, problem })
  // What the company has already left the cart, which is looked at before it is registered again.
  if (notice?.kind === 'removed' && notice.contracted.length > 0) return { change, notice, outcome: 'failed' }
  // A refusal that says what the company is has a screen of its own; any other is told and changes nothing.
  if (!change.customer) return { change: {}, notice, outcome: 'failed' }
  return { change, notice: notice?.kind === 'removed' ? notice : null, outcome: 'restricted' }
}
