import { useState } from 'react'
import { PATHS } from '../../addresses/paths.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { keepWords } from '../../ui/text/keep-words.tsx'
import styles from './already-customer-dialog.module.css'
import { identificationCopy as copy } from './copy.ts'

interface AlreadyCustomerDialogProps {
  readonly maskedEmail: string
  readonly onClosed: () => void
}

/** The account is there already: what is left is the code. */
export default function AlreadyCustomerDialog({ maskedEmail, onClosed }: AlreadyCustomerDialogProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={copy.alreadyCustomer}
      description={
        <div className={styles.message}>
          <IconBadge name="mail" size="lg" />
          <p>
            <span>{keepWords(copy.alreadyCustomerText)}</span> <strong>{maskedEmail}</strong>
            <span>.</span>
          </p>
        </div>
      }
      actions={
        <KeepQueryLink to={PATHS.verification} className={buttonClass({ block: true })}>
          {copy.proceed}
        </KeepQueryLink>
      }
    />
  )
}
