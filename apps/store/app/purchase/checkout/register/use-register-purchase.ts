import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import type { CheckoutStep } from '@benefits/domain/checkout/next-step'
import { useCallback } from 'react'
import { useWarn, useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { removedWarnings } from '../../../always/warning-dialog/warning-table.ts'
import type { LeadInput } from '../../../commands/command-table.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { readClientId } from '../../../visit/client-id.ts'
import { addOnsOf, offerOf } from '../../../visit/offer-of.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { toPerson, toRegistration } from '../../access/public.ts'
import { useAttempts } from '../hire/use-attempts.ts'
import { offersKnown } from './offers-known.ts'
import type { Prepared } from './prepared.ts'
import { applyRegistration, resolveRegistration } from './resolve-registration.ts'

/**
 * Registers lead and cart and reads the customer type, then leads to the given step; to the access step where the buyer
 * is not known well enough or may not buy. Without accounts the order's page names the purchaser.
 */
export function useRegisterPurchase(): (step: CheckoutStep, purchaser?: Purchaser) => Promise<Prepared> {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const attempts = useAttempts()
  return useCallback(
    async (step, named) => {
      await offersKnown(store, location.search)
      const { customer, shopping } = store.getState()
      const { cart } = shopping
      const purchaser = named ?? registeredPurchaser(store.getState())
      if (purchaser === null) return 'access'
      const input = {
        ...purchaser,
        leadId: customer.leadId,
        visitorId: readClientId(document.cookie),
        employees: employeeCount(cart.lines),
        utm: customer.utm,
        lines: toOrderLines(cart.lines),
        addOnCodes: addOnsOf(shopping),
        interests: cart.interest.map(({ id, name }) => ({ code: id, name })),
        offerCode: offerOf(shopping),
        ...(shopping.proposal && { proposalKey: shopping.proposal.key }),
      }
      const result = await runCommand('registerPurchase', { ...input, attempt: attempts.keyOf(input) })
      if (result.ok || result.problem.status > 0) attempts.answered()
      const sent = { revision: cart.revision, person: JSON.stringify(purchaser) }
      const { notice, outcome } = resolveRegistration(store.getState(), sent, result)
      store.move(applyRegistration, sent, result)
      if (notice?.kind === 'removed') removedWarnings(notice).forEach(warn)
      if (notice?.kind === 'refused') warnProblem(notice)
      const reached = { buys: step, restricted: 'access', failed: 'stay' } as const
      return reached[outcome]
    },
    [store, warn, warnProblem, attempts],
  )
}

/** For which company is bought, and who buys. */
type Purchaser = Pick<LeadInput, 'cnpj' | 'contact'>

/** The person of the access account as who buys; null while the registration cannot be read. */
function registeredPurchaser({ access }: Pick<VisitorState, 'access'>): Purchaser | null {
  const registration = toRegistration(access)
  return registration && { cnpj: registration.cnpj, contact: toPerson(registration) }
}
