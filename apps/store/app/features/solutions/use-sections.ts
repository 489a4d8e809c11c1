import { useMemo } from 'react'
import { useVisitor } from '../../state/visitor-provider.tsx'
import type { loadSolutions } from './load-solutions.server.ts'
import { type SolutionSection, solutionSections } from './solution-sections.ts'

/** What the loader of a page about solutions gives. */
export type Solutions = Awaited<ReturnType<typeof loadSolutions>>

/** The sections of the visit: the channel's, with what the company is known to have. */
export function useSections({ modalities, products }: Solutions): readonly SolutionSection[] {
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return useMemo(() => solutionSections(modalities, products, contracted), [modalities, products, contracted])
}
