import { useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { CompanyChip, IdentificationStep } from '../../purchase/identification/public.ts'
import type { Elements } from '../../ui/elements.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import styles from './company-gate.module.css'
import { solutionsCopy as copy } from './copy.ts'

/** Shows its children to a company that is known; asks anybody else for the CNPJ, and nothing more. */
export function CompanyGate({ children }: { readonly children: Elements }) {
  const isRestored = useRestored()
  const isKnown = useVisitor(({ customer }) => customer.company !== null)
  const [isChanging, setChanging] = useState(false)
  return (
    <LoadingRegion loading={!isRestored} skeleton={<Skeleton size="panel" count={2} />}>
      {isKnown && !isChanging ? (
        <div className={styles.known}>
          <CompanyChip onChange={() => setChanging(true)} />
          {children}
        </div>
      ) : (
        <Who onKnown={() => setChanging(false)} />
      )}
    </LoadingRegion>
  )
}

/** Asks for the company's CNPJ. */
export function Who({ onKnown }: { readonly onKnown: () => void }) {
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  return (
    <section className={styles.who} aria-labelledby="qual-empresa">
      <h2 id="qual-empresa" className={styles.title}>
        {copy.whoTitle}
      </h2>
      <p>{copy.whoText}</p>
      <IdentificationStep onBack={() => go(initialPage)} onDone={onKnown} />
    </section>
  )
}
