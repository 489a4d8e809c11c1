import { useCallback, useEffect } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { SpotMailCode } from '../../ui/art/spot-mail-code.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SplitPanel } from '../../ui/layout/split-panel.tsx'
import { accountIdOf, isVerified } from '../../visit/access-slice.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import { CodeForm } from './code-form.tsx'
import { accessCopy as copy } from './copy.ts'
import { OfferedCode } from './offered-code.tsx'
import { useCodeOfAddress } from './use-mailed-code.ts'
import { ValidatedNotice } from './validated-notice.tsx'
import styles from './verification-screen.module.css'

/** How the purchase goes on after the code: its page knows. */
interface GoingOn {
  readonly proceed: () => void
  readonly busy: boolean
}

/**
 * `/checkout/verificacao`: the code from the e-mail; without an account, the initial page. The link in the message opens
 * it with the code in the fragment, mostly in a tab of its own.
 */
export function VerificationScreen({ proceed, busy }: GoingOn) {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const accountId = useVisitor(({ access }) => accountIdOf(access))
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
      {isRestored && accountId !== null && (
        <Verification key={accountId} mailed={mailed} proceed={proceed} busy={busy} />
      )}
      {(isLost || !isRestored) && <Outline />}
    </SplitPanel>
  )
}

function Verification({ mailed, proceed, busy }: GoingOn & { readonly mailed: string | null }) {
  const isValidated = useVisitor(({ access }) => isVerified(access))
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
