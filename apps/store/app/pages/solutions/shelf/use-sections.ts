import { useMemo } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import type { loadCatalogue } from '../../../commands/calls/load-catalogue.server.ts'
import { useIsUnserved } from '../../../purchase/catalogue/public.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { type SolutionSection, solutionSections } from './solution-sections.ts'

/** What the loader of a page about solutions gives. */
export type Solutions = Awaited<ReturnType<typeof loadCatalogue>>

/** The sections of the visit: the channel's, with what the company is known to have. */
export function useSections({ modalities, products }: Solutions): readonly SolutionSection[] {
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  const { plans } = useIssuer().identity.selling
  const isUnserved = useIsUnserved()
  return useMemo(
    () => solutionSections({ modalities, products, plans }, contracted, isUnserved),
    [modalities, products, plans, contracted, isUnserved],
  )
}
