import { useCallback, useEffect } from 'react'
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
import { OfferedCode } from './offered-code.tsx'
import { useCodeOfAddress } from './use-mailed-code.ts'
import { ValidatedNotice } from './validated-notice.tsx'
import styles from './verification-screen.module.css'

/**
 * `/checkout/verificacao`: the code from the e-mail; without an account, the initial page. The link in the message opens
 * it with the code in the fragment, mostly in a tab of its own.
 */
export function VerificationScreen() {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const accountId = useVisitor(({ access }) => access.accountId)
  const mailed = useCodeOfAddress()
  const leave = useCallback(() => go(initialPage, { replace: true }), [go, initialPage])
  const isLost = isRestored && accountId === null && mailed === null
  useEffect(() => {
    if (isLost) leave()
  }, [isLost, leave])
  const isOffered = isRestored && accountId === null && mailed !== null

  return (
    <SplitPanel aside={<Why />} asideHidden>
      {isOffered && <OfferedCode code={mailed} onUnclaimed={leave} />}
      {isRestored && accountId !== null && <Verification key={accountId} mailed={mailed} />}
      {(isLost || !isRestored) && <Outline />}
    </SplitPanel>
  )
}

function Verification({ mailed }: { readonly mailed: string | null }) {
  const isValidated = useVisitor(({ access }) => access.isCodeValidated)
  const { proceed, busy } = useProceed('verification')
  return isValidated ? (
    <ValidatedNotice busy={busy} onContinue={proceed} />
  ) : (
    <CodeForm mailed={mailed} onValidated={proceed} />
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
