import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import type { CommandResult } from '../../commands/command-result.ts'
import type { Commands, LeadInput } from '../../commands/command-table.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import type { PriceNotice } from '../cart/public.ts'

/** Commands that register: one whose answer was lost is sent again under the same key. */
export type Registering = 'registerPurchase' | 'registerContact' | 'registerCart' | 'proposeCart'

/** What a step was sent with: the cart's revision then, and what the visit does not know. */
export interface Sent<Given> {
  readonly revision: number
  readonly given: Given
}

/** What an answer changes, what the buyer is told of it by a warning, and what it comes to. */
export interface Resolved<Outcome> {
  readonly change: Partial<VisitorState>
  readonly notice: PriceNotice | null
  readonly outcome: Outcome
}

/**
 * One command of registering: what it asks of the visit, and what its answer makes of it; pure, both. The steps are
 * the files beside this one, and `useRegister` takes them.
 */
export interface Step<N extends Registering, Given, Outcome> {
  readonly command: N
  readonly ask: (visit: VisitorState, given: Given) => Omit<Commands[N]['input'], 'attempt'>
  readonly resolve: (
    visit: VisitorState,
    sent: Sent<Given>,
    result: CommandResult<Commands[N]['answer']>,
  ) => Resolved<Outcome>
}

/** For which company is bought, and who buys. */
export type Purchaser = Pick<LeadInput, 'cnpj' | 'contact'>

/** A purchaser, and the visitor's id of the browser. */
export interface FromVisitor {
  readonly purchaser: Purchaser
  readonly visitorId: string
}

/** The lead of a purchaser's visit. */
export function leadOf({ customer, shopping }: VisitorState, { purchaser, visitorId }: FromVisitor) {
  return {
    ...purchaser,
    leadId: customer.leadId,
    visitorId,
    employees: employeeCount(shopping.cart.lines),
    utm: customer.utm,
  }
}
