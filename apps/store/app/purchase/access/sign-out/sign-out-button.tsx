import { useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { runCommand } from '../../../commands/run-command.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { forgetVisit } from '../../../visit/leave-finished.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { signOutCopy as copy } from './copy.ts'
import styles from './sign-out.module.css'

interface SignOutButtonProps {
  /** A page's own words; without them it stands in the header. */
  readonly label?: string
  /** The header has few tools beside it. */
  readonly isRoomy?: boolean
}

/**
 * 'Sair': ends the session and empties the tab's copy. In a page's place, not the header's, it has the page's words.
 */
export default function SignOutButton({ label, isRoomy = false }: SignOutButtonProps) {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const announce = useAnnounce()
  const warnProblem = useWarnProblem()
  const { initialPage } = useIssuer().channel
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    const result = await runCommand('signOut', {})
    setBusy(false)
    if (!result.ok) return warnProblem(result.problem)
    go(initialPage, { replace: true, drop: [OFFER_PARAMETER] })
    store.move(forgetVisit)
    // Beside the page's own words of arrival, which take the polite place.
    announce(copy.done, 'assertive')
  }

  return (
    <div className={label === undefined ? classNames(styles.place, !isRoomy && styles.crowded) : undefined}>
      <Button
        variant={label === undefined ? 'ghost' : 'secondary'}
        size="sm"
        busy={busy}
        onClick={() => void leave()}
      >
        {label ?? copy.leave}
      </Button>
    </div>
  )
}
