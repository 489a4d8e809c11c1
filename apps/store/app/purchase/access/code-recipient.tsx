import { typedEmail } from '../../visit/access-moves.ts'
import { maskedEmailOf } from '../../visit/access-slice.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { accessCopy as copy } from './copy.ts'
import { useEmailOnAsk } from './use-email-on-ask.tsx'
import styles from './verification-screen.module.css'

/** Where the code went: masked, and whole for who typed it in this tab and asks. */
export function CodeRecipient() {
  const masked = useVisitor(({ access }) => maskedEmailOf(access))
  const typed = useVisitor(({ access }) => typedEmail(access))
  const { email, control } = useEmailOnAsk(masked, typed)
  return (
    <p className={styles.text}>
      <span>
        {copy.sentTo} <strong className={styles.email}>{email}</strong>.
      </span>{' '}
      {control}
    </p>
  )
}
