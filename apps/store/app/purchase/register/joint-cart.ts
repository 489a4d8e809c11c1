import { setLead } from '../../visit/customer-moves.ts'
import { resolvePrice } from '../cart/public.ts'
import { PURCHASE } from './purchase.ts'
import type { FromVisitor, Step } from './step.ts'

/** `unserved`: nothing of the cart is sold where the company is, so that it left it; `refused` changed nothing. */
type JointOutcome = 'registered' | 'unserved' | 'refused'

/** Lead and cart of groups that are hired in one go. */
export const JOINT_CART: Step<'registerCart', FromVisitor, JointOutcome> = {
  command: 'registerCart',
  ask: PURCHASE.ask,
  resolve: (visit, { revision }, result) => {
    if (result.ok)
      return { change: setLead(visit, result.answer.leadId), notice: null, outcome: 'registered' }
    const { change, notice } = resolvePrice(visit, revision, result)
    if (notice?.kind === 'removed') return { change, notice, outcome: 'unserved' }
    return { change: {}, notice: { ...result.problem, kind: 'refused' }, outcome: 'refused' }
  },
}
