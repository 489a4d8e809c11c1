import { useCallback } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import type { CommandProblem } from '../../commands/command-result.ts'
import type { SavedCompany } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { recordSavedCompany } from '../../visit/company-moves.ts'
import { applyNewPrice } from '../../visit/contract-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { contractWarning } from '../contract/public.ts'
import { useRegisterPurchase } from '../register/public.ts'

/** What became of the company's data: saved, of a company that may not buy, or refused, which the buyer was told. */
export type Submitted = 'saved' | 'restricted' | 'refused'

/** Brings the lead up to date, registers the cart and saves the company (docs/rules/checkout.md: company-data). */
export function useSubmitCompany(): (cnpj: string, company: SavedCompany) => Promise<Submitted> {
  const store = useVisitorStore()
  const warn = useWarn()
  const register = useRegisterPurchase()
  const { shortName } = useIssuer().configuration.issuer

  const tell = useCallback(
    async (problem: CommandProblem) => {
      const warning = await contractWarning(problem, shortName)
      const text = problem.fields[0]?.message
      warn(text ? { ...warning, text } : warning)
    },
    [warn, shortName],
  )

  return useCallback(
    async (cnpj, company) => {
      const reached = await register('orderReview', { cnpj, contact: company.registration })
      if (reached !== 'orderReview') return reached === 'access' ? 'restricted' : 'refused'
      const { customer, purchase } = store.getState()
      const { leadId } = customer
      const { cartId } = purchase
      if (leadId === null || cartId === null) return 'refused'
      const saved = await runCommand('saveCompany', { leadId, cartId, company })
      if (!saved.ok) {
        await tell(saved.problem)
        return 'refused'
      }
      store.move(recordSavedCompany, company)
      const { pricing } = saved.answer
      if (pricing) store.move(applyNewPrice, pricing)
      return 'saved'
    },
    [store, register, tell],
  )
}
