import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parseMobile } from '@benefits/domain/contact/parse-phone'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { useCallback, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { removedWarnings } from '../../always/warning-dialog/warning-table.ts'
import { createAttempts } from '../../commands/attempts.ts'
import type { CommandProblem } from '../../commands/command-result.ts'
import { runCommand } from '../../commands/run-command.ts'
import { readClientId } from '../../visit/client-id.ts'
import { addOnsOf, offerOf } from '../../visit/offer-of.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { applyPrice, resolvePrice } from '../cart/public.ts'
import { isRestricted } from '../restriction/public.ts'
import { knowCustomer } from './know-customer.ts'
import type { ProposalValues } from './proposal-rules.ts'

/** What became of a proposal's form: on to the order, a greeting, words of why not, a refusal. */
export type ProposalOutcome =
  | { readonly is: 'done' }
  | { readonly is: 'greeted' }
  | { readonly is: 'restricted' }
  | { readonly is: 'refused'; readonly problem: CommandProblem }

/**
 * Sends the form: the company is looked up, its lead registered and judged for the cart, which is then priced for it
 * (docs/rules/checkout.md: proposal).
 */
export function useSendProposal(): (values: ProposalValues) => Promise<ProposalOutcome> {
  const store = useVisitorStore()
  const warn = useWarn()
  const { hrGroupCode } = useIssuer().identity.selling
  const [attempts] = useState(() => createAttempts())

  const price = useCallback(async () => {
    const { shopping, customer } = store.getState()
    const { cart } = shopping
    const { leadId } = customer
    const input = {
      lines: toOrderLines(cart.lines),
      addOnCodes: addOnsOf(shopping),
      offerCode: offerOf(shopping),
      ...(shopping.proposal && { proposalKey: shopping.proposal.key }),
      leadId,
    }
    const result = await runCommand('priceCart', input)
    const { notice } = resolvePrice(store.getState(), cart.revision, result)
    store.move(applyPrice, cart.revision, result)
    if (notice?.kind === 'removed') removedWarnings(notice).forEach(warn)
  }, [store, warn])

  return useCallback(
    async (values) => {
      const { customer, shopping } = store.getState()
      const { lines, selectedGroupCode } = shopping.cart
      const cnpj = parseCnpj(values.cnpj) ?? values.cnpj
      const found = await runCommand('identifyCompany', { params: { cnpj } })
      if (!found.ok) return { is: 'refused', problem: found.problem }
      const phone = parseMobile(values.mobile)
      const isSame = customer.company === null || customer.company.cnpj === cnpj
      const input = {
        leadId: isSame ? customer.leadId : null,
        cnpj,
        contact: {
          name: values.name.trim(),
          email: parseEmail(values.email) ?? values.email,
          phone: phone ? phone.ddd + phone.number : values.mobile,
        },
        visitorId: readClientId(document.cookie),
        employees: employeeCount(lines),
        utm: customer.utm,
        productCodes: lines.map(({ productCode }) => productCode),
      }
      const known = await runCommand('registerContact', { ...input, attempt: attempts.keyOf(input) })
      if (known.ok || known.problem.status > 0) attempts.answered()
      if (!known.ok) return { is: 'refused', problem: known.problem }
      store.move(knowCustomer, values.cnpj, found.answer, known.answer)
      const { customerType, contractedProducts } = known.answer
      if (isRestricted(customerType)) return { is: 'restricted' }
      await price()
      const isCustomer = contractedProducts.length > 0 && selectedGroupCode !== hrGroupCode
      return { is: isCustomer ? 'greeted' : 'done' }
    },
    [store, price, attempts, hrGroupCode],
  )
}
