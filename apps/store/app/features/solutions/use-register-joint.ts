import { employeeCount } from '@benefits/domain/cart/employee-count'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { useCallback } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useWarnProblem } from '../../warning/warning-provider.tsx'
import { toLeadContact } from '../access/public.ts'
import { useAttempts } from '../checkout/public.ts'
import { readClientId } from '../customer/public.ts'

/** Registers the cart as it stands; with `proposes`, its proposal after that. True where all went well. */
type RegisterJoint = (proposes: boolean) => Promise<boolean>

/**
 * Gives the function behind 'continue': lead and cart are registered, and after the last group the proposal is made
 * (spec 1 §2.8). A refusal is told by the warning modal, and nothing changes.
 */
export function useRegisterJoint(): RegisterJoint {
  const store = useVisitorStore()
  const warnProblem = useWarnProblem()
  const carts = useAttempts()
  const proposals = useAttempts()
  return useCallback(
    async (proposes) => {
      const { access, customer, shopping } = store.getState()
      const contact = toLeadContact(access)
      if (!contact || !customer.company) return false
      const { cart, offerCode } = shopping
      const registered = {
        lines: toOrderLines(cart.lines),
        addOnCodes: cart.addOnCodes,
        interests: cart.interest.map(({ id, name }) => ({ code: id, name })),
        offerCode,
      }
      const { leadId, utm } = customer
      const input = {
        ...registered,
        ...{ leadId, utm, contact, cnpj: customer.company.cnpj },
        visitorId: readClientId(document.cookie),
        employees: employeeCount(cart.lines),
      }
      const result = await runCommand('registerCart', { ...input, attempt: carts.keyOf(input) })
      if (result.ok || result.problem.status > 0) carts.answered()
      if (!result.ok) {
        warnProblem(result.problem)
        return false
      }
      const lead = { leadId: result.answer.leadId }
      store.setState((state) => ({ customer: { ...state.customer, ...lead } }))
      if (!proposes) return true
      const proposal = { ...registered, ...lead }
      const made = await runCommand('proposeCart', { ...proposal, attempt: proposals.keyOf(proposal) })
      if (made.ok || made.problem.status > 0) proposals.answered()
      if (!made.ok) warnProblem(made.problem)
      return made.ok
    },
    [store, warnProblem, carts, proposals],
  )
}
