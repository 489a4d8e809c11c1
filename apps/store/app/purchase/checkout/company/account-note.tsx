import { useEmbedded } from '../../../always/issuer/store-view.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { SignOutHere } from '../../access/public.ts'
import { checkoutCopy } from '../copy.ts'
import styles from './account-note.module.css'

/** Why name and e-mail cannot be edited, and how to contract with others; in a partner's page nobody signs out. */
export function AccountNote() {
  const isEmbedded = useEmbedded() !== null
  return (
    <div className={styles.note}>
      <InlineMessage kind="info">
        {isEmbedded ? checkoutCopy.ofAccess : `${checkoutCopy.ofAccess} ${checkoutCopy.otherAccess}`}
      </InlineMessage>
      {!isEmbedded && <SignOutHere label={checkoutCopy.toOtherAccess} />}
    </div>
  )
}
