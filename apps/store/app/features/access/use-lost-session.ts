import { useCallback } from 'react'
import type { StoreCode } from '../../commands/command-result.ts'
import { VERIFICATION_PAGE } from '../../issuer/verification-page.ts'
import { useNavigateKeepingQuery } from '../../shell/moves/use-kept-query.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useWarn } from '../../warning/warning-provider.tsx'
import { plainWarning } from '../../warning/warning-table.ts'
import { loseSession } from './access-moves.ts'
import { lostCopy } from './lost-copy.ts'

/**
 * Gives what a refused step of the checkout does first: true where the refusal means that the session is lost. The buyer
 * is told, keeps cart and data, and goes on with another code.
 */
export function useLostSession(): (code: StoreCode) => boolean {
  const store = useVisitorStore()
  const warn = useWarn()
  const go = useNavigateKeepingQuery()
  return useCallback(
    (code) => {
      const access = loseSession(store.getState().access, code)
      if (access === null) return false
      store.setState({ access })
      warn(plainWarning('warning', lostCopy.title, lostCopy.text))
      go(VERIFICATION_PAGE)
      return true
    },
    [store, warn, go],
  )
}
