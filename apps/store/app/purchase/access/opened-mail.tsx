import { CODE } from '@benefits/copy/code-of-refusal'
import { openingFragment } from '@benefits/domain/access/code-fragment'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PATHS } from '../../addresses/paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { runCommand } from '../../commands/run-command.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { accessCopy } from './copy.ts'
import { useOfferedFragment } from './use-mailed-code.ts'
import styles from './verification-screen.module.css'

const copy = accessCopy.opened

type Answer = 'opened' | 'over' | 'failed'

interface OpenedMailProps {
  /** The key of the message's link. */
  readonly mailKey: string
  /** This tab waits for a code: its form stands below. */
  readonly isAwaited: boolean
}

/**
 * The link 'Foi você?' of a code's message was opened: the store is told, and then how one goes on, in the tab that
 * waits for a code if this browser has one (docs/rules/access.md: `owner-link`).
 */
export default function OpenedMail({ mailKey, isAwaited }: OpenedMailProps) {
  const { answer, ask } = useOpening(mailKey)
  const isTaken = useOfferedFragment(answer === 'opened' && !isAwaited ? openingFragment(mailKey) : null)
  if (answer === null) return null
  if (answer === 'failed') return <Failed onRetry={ask} />
  if (isAwaited) {
    return answer === 'opened' ? (
      <InlineMessage kind="success">{copy.awaited}</InlineMessage>
    ) : (
      <InlineMessage kind="warning">{`${copy.overTitle}. ${copy.overText}`}</InlineMessage>
    )
  }
  if (answer === 'opened' && isTaken === null) return null
  return answer === 'over' ? <Over /> : <Opened isTaken={isTaken === true} />
}

/** Tells the store once, and again by a press where that failed; a failure is told as any other is. */
function useOpening(mailKey: string): { readonly answer: Answer | null; readonly ask: () => void } {
  const warnProblem = useWarnProblem()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const told = useRef('')
  const ask = useCallback(async () => {
    const result = await runCommand('openMail', { body: { key: mailKey } })
    if (result.ok) return setAnswer('opened')
    if (result.problem.code === CODE.notFound) return setAnswer('over')
    setAnswer('failed')
    warnProblem(result.problem)
  }, [mailKey, warnProblem])
  useEffect(() => {
    if (told.current === mailKey) return
    told.current = mailKey
    void ask()
  }, [mailKey, ask])
  return { answer, ask: () => void ask() }
}

function Opened({ isTaken }: { readonly isTaken: boolean }) {
  const { initialPage } = useIssuer().channel
  const hasCart = useVisitor(({ shopping }) => shopping.cart.lines.length > 0)
  return (
    <div className={styles.form} role="status">
      <span className={styles.done}>
        <Icon name="check" size={32} />
      </span>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.text}>{isTaken ? copy.toOtherTab : hasCart ? copy.withCart : copy.withoutCart}</p>
      {!isTaken && (
        <KeepQueryLink to={hasCart ? PATHS.access : initialPage} className={buttonClass({ size: 'lg' })}>
          {hasCart ? copy.identify : copy.choose}
        </KeepQueryLink>
      )}
    </div>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.form} role="status">
      <h1 className={styles.title}>{copy.failedTitle}</h1>
      <p className={styles.text}>{copy.failedText}</p>
      <Button size="lg" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}

function Over() {
  const { initialPage } = useIssuer().channel
  return (
    <div className={styles.form} role="status">
      <h1 className={styles.title}>{copy.overTitle}</h1>
      <p className={styles.text}>{copy.overText}</p>
      <KeepQueryLink to={initialPage} className={buttonClass({ size: 'lg' })}>
        {copy.choose}
      </KeepQueryLink>
    </div>
  )
}
