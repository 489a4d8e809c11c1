import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import { useMemo } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { limitsOf } from '../../../visit/taken-proposal.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** The limits that the fields of the visitor's cart go by. */
export function useCartLimits(): LineLimits {
  const { limits } = useIssuer().identity.selling
  const shopping = useVisitor((state) => state.shopping)
  return useMemo(() => limitsOf(shopping, limits), [shopping, limits])
}
