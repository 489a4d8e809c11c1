import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { accessCopy as copy } from './copy.ts'
import styles from './verification-screen.module.css'

interface ValidatedNoticeProps {
  readonly busy: boolean
  readonly onContinue: () => void
}

/** The e-mail is confirmed: what happens now, and the way on where it has to be tried again. */
export function ValidatedNotice({ busy, onContinue }: ValidatedNoticeProps) {
  const heading = useFocusWhen<HTMLHeadingElement>(true, { preventScroll: true })
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
