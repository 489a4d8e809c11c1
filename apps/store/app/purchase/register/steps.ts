import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import type { CommandProblem, CommandResult } from '../../commands/command-result.ts'
import type { Commands, LeadInput } from '../../commands/command-table.ts'
import { askedOrder } from '../../visit/asked-order.ts'
import { setLead } from '../../visit/customer-moves.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { type PriceNotice, resolvePrice } from '../cart/public.ts'
import { isRestricted } from '../company/public.ts'
import { knowCustomer } from './know-customer.ts'
import { resolveRegistration } from './resolve-registration.ts'

/** Commands that register: one whose answer was lost is sent again under the same key. */
export type Registering = 'registerPurchase' | 'registerContact' | 'registerCart' | 'proposeCart'

/** What a step was sent with: the cart's revision then, and what the visit does not know. */
interface Sent<Given> {
  readonly revision: number
  readonly given: Given
}

/** What an answer changes, what the buyer is told of it by a warning, and what it comes to. */
interface Resolved<Outcome> {
  readonly change: Partial<VisitorState>
  readonly notice: PriceNotice | null
  readonly outcome: Outcome
}

/** One command of registering: what it asks of the visit, and what its answer makes of it. Pure, both. */
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
interface FromVisitor {
  readonly purchaser: Purchaser
  readonly visitorId: string
}

/** A contact whose company was looked up. */
interface FoundContact extends FromVisitor {
  readonly cnpjTyped: string
  readonly found: Commands['identifyCompany']['answer']
  readonly hrGroupCode: number | null
}

/** What became of a contact: on to the order, a greeting, words of why not, a refusal. */
export type ContactOutcome =
  | { readonly is: 'done' | 'greeted' | 'restricted' }
  | { readonly is: 'refused'; readonly problem: CommandProblem }

/** What is asked of a proposal beside its cart, and of whom. */
type ProposalAsked = Pick<Commands['proposeCart']['input'], 'leadId' | 'byEmail' | 'savings'>

/** Lead, customer type, cart and its price. */
export const PURCHASE: Step<
  'registerPurchase',
  FromVisitor,
  ReturnType<typeof resolveRegistration>['outcome']
> = {
  command: 'registerPurchase',
  ask: (visit, given) => ({ ...leadOf(visit, given), ...askedOrder(visit.shopping) }),
  resolve: (visit, { revision, given }, result) =>
    resolveRegistration(visit, { revision, person: JSON.stringify(given.purchaser) }, result),
}

/**
 * Lead and cart of groups that are hired in one go. `unserved`: nothing of the cart is sold where the company is, so
 * that it left the cart; `refused` changed nothing.
 */
export const JOINT_CART: Step<'registerCart', FromVisitor, 'registered' | 'unserved' | 'refused'> = {
  command: 'registerCart',
  ask: PURCHASE.ask,
  resolve: (visit, { revision }, result) => {
    if (result.ok)
      return { change: setLead(visit, result.answer.leadId), notice: null, outcome: 'registered' }
    const { change, notice } = resolvePrice(visit, revision, result)
    return notice?.kind === 'removed'
      ? { change, notice, outcome: 'unserved' }
      : { change: {}, notice: refused(result.problem), outcome: 'refused' }
  },
}

/** A lead before its cart, judged for it. What is refused is told beside the fields of its form. */
export const CONTACT: Step<'registerContact', FoundContact, ContactOutcome> = {
  command: 'registerContact',
  ask: (visit, given) => {
    const { company } = visit.customer
    const { leadId, ...lead } = leadOf(visit, given)
    return {
      ...lead,
      leadId: company === null || company.cnpj === lead.cnpj ? leadId : null,
      productCodes: visit.shopping.cart.lines.map(({ productCode }) => productCode),
    }
  },
  resolve: (visit, { given: { cnpjTyped, found, hrGroupCode } }, result) => {
    if (!result.ok) return { change: {}, notice: null, outcome: { is: 'refused', problem: result.problem } }
    const { customerType, contractedProducts } = result.answer
    const isCustomer = contractedProducts.length > 0 && visit.shopping.cart.selectedGroupCode !== hrGroupCode
    return {
      change: knowCustomer(visit, cnpjTyped, found, result.answer),
      notice: null,
      outcome: { is: isRestricted(customerType) ? 'restricted' : isCustomer ? 'greeted' : 'done' },
    }
  },
}

/** The proposal of the cart as it stands; null where it was refused, which is told. */
export const PROPOSAL: Step<'proposeCart', ProposalAsked, Commands['proposeCart']['answer'] | null> = {
  command: 'proposeCart',
  ask: ({ shopping }, asked) => ({ ...askedOrder(shopping), ...asked }),
  resolve: (_, __, result) =>
    result.ok
      ? { change: {}, notice: null, outcome: result.answer }
      : { change: {}, notice: refused(result.problem), outcome: null },
}

function leadOf({ customer, shopping }: VisitorState, { purchaser, visitorId }: FromVisitor) {
  return {
    ...purchaser,
    leadId: customer.leadId,
    visitorId,
    employees: employeeCount(shopping.cart.lines),
    utm: customer.utm,
  }
}

function refused({ code, reference }: CommandProblem): PriceNotice {
  return { kind: 'refused', code, reference }
}
