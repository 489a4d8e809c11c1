import { codeFragment, readCodeFragment, readOpeningFragment } from '@benefits/domain/access/code-fragment'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { SpotMailCode } from '../../ui/art/spot-mail-code.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { SplitPanel } from '../../ui/layout/split-panel.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Button } from '../../ui/press/button.tsx'
import { accountIdOf, isVerified } from '../../visit/access-slice.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import { OrderSoFar } from '../cart/public.ts'
import { PurchaseTrail } from '../flow/public.ts'
import { CodeForm } from './code-form.tsx'
import { CodeOutline } from './code-outline.tsx'
import { accessCopy as copy } from './copy.ts'
import { OrderOutline } from './order-outline.tsx'
import { useFragmentOfAddress, useOfferedFragment } from './use-mailed-code.ts'
import styles from './verification-screen.module.css'

const OpenedMail = lazy(() => loadPart(() => import('./opened-mail.tsx')))

/** How the purchase goes on after the code: its page knows. */
interface GoingOn {
  readonly proceed: () => void
  readonly busy: boolean
}

/**
 * `/checkout/verificacao`: the code from the e-mail; without an account, the initial page. The link in the message
 * opens it with the code in the fragment, mostly in a tab of its own.
 */
export function VerificationScreen({ proceed, busy }: GoingOn) {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const accountId = useVisitor(({ access }) => accountIdOf(access))
  const mailed = useFragmentOfAddress(readCodeFragment)
  const opened = useFragmentOfAddress(readOpeningFragment)
  const leave = useCallback(() => go(initialPage, { replace: true }), [go, initialPage])
  const isLost = isRestored && accountId === null && mailed === null && opened === null
  useEffect(() => {
    if (isLost) leave()
  }, [isLost, leave])
  const isOffered = isRestored && accountId === null && mailed !== null

  return (
    <SplitPanel aside={<Why isKnown={isRestored} />} asideHidden>
      <PurchaseTrail at="identification" />
      {isRestored && opened !== null && (
        <Suspense fallback={null}>
          <OpenedMail mailKey={opened} isAwaited={accountId !== null} />
        </Suspense>
      )}
      {isOffered && <OfferedCode code={mailed} onUnclaimed={leave} />}
      {isRestored && accountId !== null && (
        <Verification key={accountId} mailed={mailed} proceed={proceed} busy={busy} />
      )}
      {(isLost || !isRestored) && <Outline />}
    </SplitPanel>
  )
}

/** Asks whether a cart of before is gone on with. */
type Question = ComponentType<{ readonly onAnswered: () => void }>

function Verification({ mailed, proceed, busy }: GoingOn & { readonly mailed: string | null }) {
  const isValidated = useVisitor(({ access }) => isVerified(access))
  const [isAsking, setAsking] = useState(false)
  const [Question, setQuestion] = useState<Question | null>(null)
  const goOn = useCallback(() => {
    setQuestion(null)
    setAsking(false)
    proceed()
  }, [proceed])
  /** A cart of before may be gone on with; where that cannot be asked, the one that is here is. */
  async function lookBack() {
    setAsking(true)
    const loaded = await import('./kept-cart-question.tsx').catch(() => null)
    if (loaded === null) goOn()
    else setQuestion(() => loaded.default)
  }
  return isValidated ? (
    <>
      <ValidatedNotice busy={busy || isAsking} onContinue={proceed} />
      {Question && <Question onAnswered={goOn} />}
    </>
  ) : (
    <CodeForm mailed={mailed} onValidated={() => void lookBack()} />
  )
}

function Outline() {
  return (
    <>
      <h1 className={styles.title}>{copy.title}</h1>
      <LoadingRegion loading skeleton={<CodeOutline />} />
    </>
  )
}

function Why({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <>
      <SpotMailCode />
      <h2 className={styles.asideTitle}>{copy.aside.title}</h2>
      <p>{copy.aside.text}</p>
      {isKnown ? <OrderSoFar /> : <OrderOutline />}
    </>
  )
}

interface OfferedCodeProps {
  readonly code: string
  readonly onUnclaimed: () => void
}

/** The link of a message was opened in a tab without an account: the code goes to the tab that waits for it. */
function OfferedCode({ code, onUnclaimed }: OfferedCodeProps) {
  const warn = useWarn()
  const isTaken = useOfferedFragment(codeFragment(code))
  useEffect(() => {
    if (isTaken !== false) return
    warn(plainWarning('warning', copy.unclaimedTitle, copy.unclaimedText))
    onUnclaimed()
  }, [isTaken, warn, onUnclaimed])
  return (
    <div className={styles.form} role="status">
      {isTaken && (
        <>
          <span className={styles.done}>
            <Icon name="check" size={32} />
          </span>
          <h1 className={styles.title}>{copy.filledElsewhereTitle}</h1>
          <p className={styles.text}>{copy.filledElsewhereText}</p>
        </>
      )}
    </div>
  )
}

interface ValidatedNoticeProps {
  readonly busy: boolean
  readonly onContinue: () => void
}

/** The e-mail is confirmed: what happens now, and the way on where it has to be tried again. */
function ValidatedNotice({ busy, onContinue }: ValidatedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.form}>
      <span className={styles.done}>
        <Icon name="check" size={32} />
      </span>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {copy.doneTitle}
      </h1>
      <p className={styles.text}>{busy ? copy.doneText : copy.doneRetry}</p>
      <div className={styles.actions}>
        <Button size="lg" busy={busy} onClick={onContinue}>
          {copy.continue}
        </Button>
      </div>
    </div>
  )
}
