import { useCallback } from 'react'
import { PATHS } from '../../addresses/paths.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import type { StoreCode } from '../../commands/command-result.ts'
import { isSessionLost, loseSession } from '../../visit/access-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { lostCopy } from './lost-copy.ts'

/**
 * Gives what a refused step of the checkout does first: true where the refusal means that the session is lost. The
 * buyer is told, keeps cart and data, and goes on with another code.
 */
export function useLostSession(): (code: StoreCode) => boolean {
  const store = useVisitorStore()
  const warn = useWarn()
  const go = useNavigateKeepingQuery()
  return useCallback(
    (code) => {
      if (!isSessionLost(store.getState().access, code)) return false
      store.move(loseSession)
      warn(plainWarning('warning', lostCopy.title, lostCopy.text))
      go(PATHS.verification)
      return true
    },
    [store, warn, go],
  )
}
