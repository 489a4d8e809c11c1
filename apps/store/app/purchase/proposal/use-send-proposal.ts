import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parseMobile } from '@benefits/domain/contact/parse-phone'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { useCallback } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { removedWarnings } from '../../always/warning-dialog/warning-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { askedOrder } from '../../visit/asked-order.ts'
import { readClientId } from '../../visit/client-id.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { resolvePrice } from '../cart/public.ts'
import { CONTACT, type ContactOutcome, useRegister } from '../register/public.ts'
import type { ProposalValues } from './proposal-rules.ts'

/**
 * Sends the form: the company is looked up, its lead registered and judged for the cart, which is then priced for it
 * (docs/rules/checkout.md: proposal).
 */
export function useSendProposal(): (values: ProposalValues) => Promise<ContactOutcome> {
  const store = useVisitorStore()
  const warn = useWarn()
  const register = useRegister()
  const { hrGroupCode } = useIssuer().identity.selling

  const price = useCallback(async () => {
    const { shopping, customer } = store.getState()
    const result = await runCommand('priceCart', { ...askedOrder(shopping), leadId: customer.leadId })
    const { notice } = store.moveAndTell(resolvePrice, shopping.cart.revision, result)
    if (notice?.kind === 'removed') removedWarnings(notice).forEach(warn)
  }, [store, warn])

  return useCallback(
    async (values) => {
      const cnpj = parseCnpj(values.cnpj) ?? values.cnpj
      const found = await runCommand('identifyCompany', { params: { cnpj } })
      if (!found.ok) return { is: 'refused', problem: found.problem }
      const phone = parseMobile(values.mobile)
      const contact = {
        name: values.name.trim(),
        email: parseEmail(values.email) ?? values.email,
        phone: phone ? phone.ddd + phone.number : values.mobile,
      }
      const outcome = await register(CONTACT, {
        purchaser: { cnpj, contact },
        visitorId: readClientId(document.cookie),
        cnpjTyped: values.cnpj,
        found: found.answer,
        hrGroupCode,
      })
      if (outcome.is === 'done' || outcome.is === 'greeted') await price()
      return outcome
    },
    [register, price, hrGroupCode],
  )
}
