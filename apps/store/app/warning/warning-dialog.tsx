import { Icon } from '../ui/art/icon.tsx'
import type { IconName } from '../ui/art/icon-paths.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './warning-dialog.module.css'
import type { Warning, WarningVariant } from './warning-table.ts'

interface WarningDialogProps {
  readonly warning: Warning
  readonly open: boolean
  readonly onClose: () => void
  /** The modal is off the screen: the closing action's moment. */
  readonly onClosed: () => void
}

const MARKS = {
  error: 'alert',
  warning: 'alert',
  maintenance: 'clock',
  information: 'info',
} as const satisfies Record<WarningVariant, IconName>

/** The warning modal in its four variants (spec 1 §2.13). */
export default function WarningDialog({ warning, open, onClose, onClosed }: WarningDialogProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      onClosed={onClosed}
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
          {warning.button}
        </Button>
      }
    />
  )
}
