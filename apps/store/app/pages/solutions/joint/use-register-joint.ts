import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { useCallback } from 'react'
import { useWarn, useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { removedWarnings } from '../../../always/warning-dialog/warning-table.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { toLeadContact } from '../../../purchase/access/public.ts'
import { resolvePrice } from '../../../purchase/cart/public.ts'
import { useAttempts } from '../../../purchase/checkout/public.ts'
import { readClientId } from '../../../visit/client-id.ts'
import { setLead } from '../../../visit/customer-moves.ts'
import { addOnsOf, offerOf } from '../../../visit/offer-of.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'

/**
 * `unserved`: nothing of the cart is sold where the company is, so that it left the cart; `refused` changed nothing.
 */
type Registered = 'registered' | 'unserved' | 'refused'

/** Registers the cart as it stands; with `proposes`, its proposal after that. */
type RegisterJoint = (proposes: boolean) => Promise<Registered>

/**
 * Gives the function behind 'continue': lead and cart are registered, and after the last group the proposal is made. A
 * refusal is told by the warning modal.
 */
export function useRegisterJoint(): RegisterJoint {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const carts = useAttempts()
  const proposals = useAttempts()
  return useCallback(
    async (proposes) => {
      const { access, customer, shopping } = store.getState()
      const contact = toLeadContact(access)
      if (!contact || !customer.company) return 'refused'
      const { cart } = shopping
      const registered = {
        lines: toOrderLines(cart.lines),
        addOnCodes: addOnsOf(shopping),
        interests: cart.interest.map(({ id, name }) => ({ code: id, name })),
        offerCode: offerOf(shopping),
        ...(shopping.proposal && { proposalKey: shopping.proposal.key }),
      }
      const { leadId, utm } = customer
      const input = {
        ...registered,
        leadId,
        utm,
        contact,
        cnpj: customer.company.cnpj,
        visitorId: readClientId(document.cookie),
        employees: employeeCount(cart.lines),
      }
      const result = await runCommand('registerCart', { ...input, attempt: carts.keyOf(input) })
      if (result.ok || result.problem.status > 0) carts.answered()
      if (!result.ok) {
        const { change, notice } = resolvePrice(store.getState(), cart.revision, result)
        if (notice?.kind !== 'removed') {
          warnProblem(result.problem)
          return 'refused'
        }
        store.move(() => change)
        removedWarnings(notice).forEach(warn)
        return 'unserved'
      }
      const registeredLead = result.answer.leadId
      store.move(setLead, registeredLead)
      if (!proposes) return 'registered'
      const proposal = { ...registered, leadId: registeredLead }
      const made = await runCommand('proposeCart', { ...proposal, attempt: proposals.keyOf(proposal) })
      if (made.ok || made.problem.status > 0) proposals.answered()
      if (made.ok) return 'registered'
      warnProblem(made.problem)
      return 'refused'
    },
    [store, warn, warnProblem, carts, proposals],
  )
}
