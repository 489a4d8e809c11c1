import { useEffect } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { setContracted } from '../../visit/customer-moves.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'

/**
 * Asks a verified visit's company again what it has, once a page: quantities and values are told after the code only.
 * Without a connection the visit keeps what it knows.
 */
export function useContractedRefresh(): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const cnpj = useVisitor(({ customer, access }) => (access.isCodeValidated ? customer.company?.cnpj : null))
  useEffect(() => {
    if (!isRestored || !cnpj) return
    const leave = new AbortController()
    runCommand('identifyCompany', { params: { cnpj } }, leave.signal)
      .then((result) => {
        if (!result.ok || store.getState().customer.company?.cnpj !== cnpj) return
        store.move(setContracted, result.answer.contractedProducts)
      })
      // The page was left.
      .catch(() => {})
    return () => leave.abort()
  }, [store, isRestored, cnpj])
}
