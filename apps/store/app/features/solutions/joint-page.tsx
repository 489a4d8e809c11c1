import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import { useEffect } from 'react'
import { KeepQueryLink } from '../../shell/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../shell/use-kept-query.ts'
import { useRestored, useVisitor } from '../../state/visitor-provider.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { jointCopy as copy, solutionsCopy } from './copy.ts'
import { JointForms } from './joint-forms.tsx'
import styles from './joint-page.module.css'
import { type Solutions, useSections } from './use-sections.ts'

interface JointPageProps {
  readonly solutions: Solutions
  readonly plans: readonly PricedPlan[]
}

/** The cart of service groups that are hired in one go, one form at a time (spec 1 §2.8). */
export function JointPage({ solutions, plans }: JointPageProps) {
  const isOpen = useJointGuard()
  const sections = useSections(solutions)
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <Breadcrumb
          crumbs={[{ label: solutionsCopy.title, href: '/solucoes-contratadas' }, { label: copy.crumb }]}
          renderLink={(to, label) => <KeepQueryLink to={to}>{label}</KeepQueryLink>}
        />
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
      </header>
      {isOpen ? (
        <JointForms sections={sections} products={solutions.products} plans={plans} />
      ) : (
        <Skeleton size="panel" count={2} />
      )}
    </div>
  )
}

/** True once the forms may open; without chosen groups or a company the shelf is the place to be. */
function useJointGuard(): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const isChosen = useVisitor(
    ({ shopping, customer }) => shopping.cart.jointGroupCodes.length > 0 && customer.company !== null,
  )
  useEffect(() => {
    if (isRestored && !isChosen) go('/solucoes-contratadas', { replace: true })
  }, [isRestored, isChosen, go])
  return isRestored && isChosen
}
