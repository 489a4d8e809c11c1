import { codeFragment } from '@benefits/domain/access/code-fragment'
import { useEffect } from 'react'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { accessCopy as copy } from './copy.ts'
import { useOfferedCode } from './use-mailed-code.ts'
import styles from './verification-screen.module.css'

interface OfferedCodeProps {
  readonly code: string
  readonly onUnclaimed: () => void
}

/** The link of a message was opened in a tab without an account: the code goes to the tab that waits for it. */
export function OfferedCode({ code, onUnclaimed }: OfferedCodeProps) {
  const warn = useWarn()
  const isTaken = useOfferedCode(codeFragment(code))
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
