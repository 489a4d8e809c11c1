import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Button } from '../../ui/press/button.tsx'
import { accessCopy as copy } from './copy.ts'
import type { ResendCode } from './use-resend-code.ts'
import styles from './verification-screen.module.css'

type ResendLineProps = Omit<ResendCode, 'waitFor'>

/** 'Enviar outro código', with the countdown or the news beside it. */
export function ResendLine({ resend, busy, left, mustWait, wasSent }: ResendLineProps) {
  return (
    <div className={styles.resend}>
      <p className={styles.notArrived}>{copy.notArrived}</p>
      <Button variant="ghost" size="sm" busy={busy} unready={mustWait} onClick={() => void resend()}>
        {copy.resend}
      </Button>
      <div className={styles.news}>
        {left > 0 && (
          <p className={styles.wait} role="timer">
            {copy.wait(left)}
          </p>
        )}
        <div role="status">{wasSent && <InlineMessage kind="success">{copy.resent}</InlineMessage>}</div>
      </div>
    </div>
  )
}
