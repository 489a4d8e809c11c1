import { useEffect } from 'react'
import { useIssuer } from '../../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../shell/moves/use-kept-query.ts'
import { useRestored, useVisitor } from '../../state/visitor-provider.tsx'
import { SpotMailCode } from '../../ui/art/spot-mail-code.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SplitPanel } from '../../ui/layout/split-panel.tsx'
import { useProceed } from '../checkout/public.ts'
import { CodeForm } from './code-form.tsx'
import { accessCopy as copy } from './copy.ts'
import { ValidatedNotice } from './validated-notice.tsx'
import styles from './verification-screen.module.css'

/** `/checkout/verificacao`: the code from the e-mail; without an account, the initial page. */
export function VerificationScreen() {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const accountId = useVisitor(({ access }) => access.accountId)
  const isLost = isRestored && accountId === null
  useEffect(() => {
    if (isLost) go(initialPage, { replace: true })
  }, [isLost, go, initialPage])

  return (
    <SplitPanel aside={<Why />} asideHidden>
      {isRestored && accountId !== null ? <Verification key={accountId} /> : <Outline />}
    </SplitPanel>
  )
}

function Verification() {
  const isValidated = useVisitor(({ access }) => access.isCodeValidated)
  const { proceed, busy } = useProceed('verification')
  return isValidated ? (
    <ValidatedNotice busy={busy} onContinue={proceed} />
  ) : (
    <CodeForm onValidated={proceed} />
  )
}

function Outline() {
  return (
    <>
      <h1 className={styles.title}>{copy.title}</h1>
      <LoadingRegion
        loading
        skeleton={<Skeleton size="control" count={3} className={styles.outline ?? ''} />}
      />
    </>
  )
}

function Why() {
  return (
    <>
      <SpotMailCode />
      <h2 className={styles.asideTitle}>{copy.aside.title}</h2>
      <p>{copy.aside.text}</p>
    </>
  )
}
