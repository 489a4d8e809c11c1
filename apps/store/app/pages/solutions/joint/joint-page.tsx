import { useEffect } from 'react'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import { useRestored, useVisitor } from '../../../visit/visitor-provider.tsx'
import { Who } from '../company-gate.tsx'
import { type Solutions, useSections } from '../shelf/use-sections.ts'
import { JointForms } from './joint-forms.tsx'
import { JointFrame } from './joint-frame.tsx'

interface JointPageProps {
  readonly solutions: Solutions
  /** The price table that the page came with. */
  readonly plans: PriceTable
}

/** The cart of service groups that are hired in one go, one form at a time. */
export function JointPage({ solutions, plans }: JointPageProps) {
  const isChosen = useJointGuard()
  const isKnown = useVisitor(({ customer }) => customer.company !== null)
  const sections = useSections(solutions)
  if (isChosen && isKnown)
    return <JointForms sections={sections} products={solutions.products} plans={plans} />
  return (
    <JointFrame>{isChosen ? <Who onKnown={() => {}} /> : <Skeleton size="panel" count={2} />}</JointFrame>
  )
}

/** True once groups are known to be chosen; without them the shelf is the place to be. */
function useJointGuard(): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const isChosen = useVisitor(({ shopping }) => shopping.cart.jointGroupCodes.length > 0)
  useEffect(() => {
    if (isRestored && !isChosen) go('/solucoes-contratadas', { replace: true })
  }, [isRestored, isChosen, go])
  return isRestored && isChosen
}
