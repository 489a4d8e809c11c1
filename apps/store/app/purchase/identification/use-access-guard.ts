import { CODE } from '@benefits/copy/code-of-refusal'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '../../addresses/paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import { useCartPath } from '../cart/public.ts'
import { judgeAccess } from './judge-access.ts'
import { stepOfHash } from './steps/step-hash.ts'

/** True once the page may show its steps; sends everybody else away with the query string. */
export function useAccessGuard(): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const warnProblem = useWarnProblem()
  const { identity, channel } = useIssuer()
  const { initialPage } = channel
  const cartPage = useCartPath()
  const asked = stepOfHash(useLocation().hash)
  const wayOut = useVisitor((state) => judgeAccess(state, asked, identity))
  useEffect(() => {
    if (!isRestored || wayOut === null) return
    const paths = { initialPage, cart: cartPage, unsold: initialPage, verification: PATHS.verification }
    // The cart's own page would say why; where there is none, the way out does.
    if (wayOut === 'unsold') warnProblem({ code: CODE.productUnknown })
    go(paths[wayOut], { replace: true })
  }, [isRestored, wayOut, go, warnProblem, initialPage, cartPage])
  return isRestored && wayOut === null
}
