import type { WarningVariant } from '@benefits/copy/refusals/refusal-row'
import { useEffect } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { ContactWays } from '../contact/contact-ways.tsx'
import { tellRefusal } from '../failures/tell-failure.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { BUTTON_WORDS } from './copy.ts'
import { ErrorReference } from './error-reference.tsx'
import { useCloseWarning } from './use-close-warning.ts'
import styles from './warning-dialog.module.css'
import type { QueuedWarning } from './warning-queue.ts'
import { warningFor } from './warning-table.ts'

interface WarningDialogProps {
  readonly warning: QueuedWarning
  readonly open: boolean
  readonly onClose: () => void
  /** The modal is off the screen; its closing action follows. */
  readonly onClosed: () => void
}

const MARKS = {
  error: 'alert',
  warning: 'alert',
  maintenance: 'clock',
  connection: 'info',
  information: 'info',
} as const satisfies Record<WarningVariant, IconName>

/** The warning modal in its four variants. */
export default function WarningDialog({ warning: queued, open, onClose, onClosed }: WarningDialogProps) {
  const close = useCloseWarning()
  const { shortName } = useIssuer().configuration.issuer
  const warning = 'code' in queued ? warningFor(queued.code, shortName, queued.reference) : queued
  const { reference } = warning
  const code = 'code' in queued ? queued.code : null
  useEffect(() => {
    if (code !== null) tellRefusal(code)
  }, [code])
  const hasReference = reference !== undefined && (warning.contact || warning.variant === 'error')
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      onClosed={() => {
        onClosed()
        close(warning.closing)
      }}
      title={warning.title}
      description={
        <div className={styles.message} data-variant={warning.variant}>
          <span className={styles.mark}>
            <Icon name={MARKS[warning.variant]} size={28} />
          </span>
          <p>{warning.text}</p>
        </div>
      }
      actions={
        <Button block onClick={onClose}>
          {BUTTON_WORDS[warning.button]}
        </Button>
      }
    >
      {(warning.contact || hasReference) && (
        <div className={styles.help}>
          {warning.contact && <ContactWays />}
          {hasReference && <ErrorReference reference={reference} />}
        </div>
      )}
    </Dialog>
  )
}
