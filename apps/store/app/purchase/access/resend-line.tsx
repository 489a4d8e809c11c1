import { useId } from 'react'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Button } from '../../ui/press/button.tsx'
import { accessCopy as copy } from './copy.ts'
import type { ResendCode } from './use-resend-code.ts'
import styles from './verification-screen.module.css'

type ResendLineProps = Omit<ResendCode, 'waitFor'>

/**
 * 'Enviar outro código', with the countdown or the news beside it. While it counts down the button is told and drawn as
 * not ready; a press is answered by the countdown itself.
 */
export function ResendLine({ resend, busy, left, isRefused, wasSent }: ResendLineProps) {
  const waitId = useId()
  return (
    <div className={styles.resend}>
      <p className={styles.notArrived}>{copy.notArrived}</p>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        unready={left > 0}
        aria-describedby={left > 0 ? waitId : undefined}
        onClick={() => void resend()}
      >
        {copy.resend}
      </Button>
      <div className={styles.news}>
        {left > 0 && (
          <p id={waitId} className={styles.wait} role="timer">
            {isRefused ? copy.tooSoon(left) : copy.wait(left)}
          </p>
        )}
        <div role="status">{wasSent && <InlineMessage kind="success">{copy.resent}</InlineMessage>}</div>
      </div>
    </div>
  )
}
