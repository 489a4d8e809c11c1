import { useEffect } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../state/visitor-provider.tsx'

/**
 * Asks again what the company has, once a page: a code that was validated since, or an order, may tell more (details
 * 22, 23). Without a connection the visit keeps what it knows.
 */
export function useContractedRefresh(): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const cnpj = useVisitor(({ customer }) => customer.company?.cnpj)
  useEffect(() => {
    if (!isRestored || !cnpj) return
    const leave = new AbortController()
    runCommand('identifyCompany', { cnpj }, leave.signal)
      .then((result) => {
        if (!result.ok || store.getState().customer.company?.cnpj !== cnpj) return
        const { contractedProducts } = result.answer
        store.setState(({ customer }) => ({ customer: { ...customer, contractedProducts } }))
      })
      // The page was left.
      .catch(() => {})
    return () => leave.abort()
  }, [store, isRestored, cnpj])
}
