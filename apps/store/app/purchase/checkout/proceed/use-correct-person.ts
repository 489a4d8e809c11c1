import { useCallback } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { correctRegistration } from '../../../visit/access-moves.ts'
import type { PersonValues } from '../../../visit/company-values.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { pathOfStep } from '../../flow/public.ts'
import { useRegisterPurchase } from '../../register/public.ts'

/**
 * Puts the representative's data right and registers the purchase with them again: another person's contract is another
 * one. True where it is so now; what was refused has been told, and the data stay as they were.
 */
export function useCorrectPerson(): (typed: PersonValues) => Promise<boolean> {
  const store = useVisitorStore()
  const register = useRegisterPurchase()
  const go = useNavigateKeepingQuery()
  const { identity } = useIssuer()
  return useCallback(
    async (typed) => {
      const { draft } = store.getState().access
      const names = Object.keys(typed) as (keyof PersonValues)[]
      if (names.every((name) => draft[name] === typed[name])) return true
      store.move(correctRegistration, typed)
      const reached = await register('summary')
      if (reached === 'stay') store.move(correctRegistration, draft)
      if (reached === 'summary') return true
      const { selectedGroupCode } = store.getState().shopping.cart
      if (reached !== 'stay') go(pathOfStep(reached, selectedGroupCode, identity))
      return false
    },
    [store, register, go, identity],
  )
}
