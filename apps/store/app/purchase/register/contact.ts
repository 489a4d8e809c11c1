import type { CommandProblem } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { identify } from '../../visit/access-moves.ts'
import { forgetSavedCompany } from '../../visit/company-moves.ts'
import { recordRegistered } from '../../visit/purchase-moves.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isRestricted } from '../restriction/public.ts'
import { type FromVisitor, leadOf, type Step } from './step.ts'

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

/** A lead before its cart, judged for it. What is refused is told beside the fields of its form. */
export const CONTACT: Step<'registerContact', FoundContact, ContactOutcome> = {
  command: 'registerContact',
  ask: (visit, given) => {
    const { company } = visit.customer
    const { leadId, ...asked } = leadOf(visit, given)
    return {
      ...asked,
      leadId: company === null || company.cnpj === asked.cnpj ? leadId : null,
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

type Known = Commands['registerContact']['answer']

/**
 * The visit with the company and its lead. What the company has already leaves the cart, unless it may not buy: then
 * the cart stays for what is done about it.
 */
function knowCustomer(
  state: VisitorState,
  cnpjTyped: string,
  found: Commands['identifyCompany']['answer'],
  { leadId, customerType, contractedProducts }: Known,
): Partial<VisitorState> {
  const known = identify(state, cnpjTyped, found)
  return {
    ...known,
    ...recordRegistered(known, { leadId, customerType, contractedProducts }),
    ...forgetSavedCompany(known),
    shopping: isRestricted(customerType) ? state.shopping : known.shopping,
  }
}
