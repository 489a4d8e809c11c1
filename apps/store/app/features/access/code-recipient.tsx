import { useState } from 'react'
import { useVisitor } from '../../state/visitor-provider.tsx'
import { Button } from '../../ui/press/button.tsx'
import { typedEmail } from './access-moves.ts'
import { accessCopy as copy } from './copy.ts'
import styles from './verification-screen.module.css'

/** Where the code went: masked, and whole for who typed it in this tab and asks. */
export function CodeRecipient() {
  const masked = useVisitor(({ access }) => access.maskedEmail)
  const typed = useVisitor(({ access }) => typedEmail(access))
  const [isShown, setShown] = useState(false)
  return (
    <p className={styles.text}>
      {copy.sentTo} <strong className={styles.email}>{(isShown && typed) || masked}</strong>.{' '}
      {typed !== null && (
        <Button variant="ghost" size="sm" onClick={() => setShown(!isShown)}>
          {isShown ? copy.hideEmail : copy.showEmail}
        </Button>
      )}
    </p>
  )
}
