import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { useContact } from '../../always/contact/contact-context.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { workerLimitCopy } from './copy.ts'
import styles from './worker-limit-dialog.module.css'

interface WorkerLimitDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Sends a company above the worker limit to people, and to the page about custom plans where the issuer has one. */
export default function WorkerLimitDialog({ open, onClose }: WorkerLimitDialogProps) {
  const { customPlanUrl } = useIssuer().configuration
  const openContact = useContact()
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={workerLimitCopy.title(WORKER_LIMIT)}
      description={
        <div className={styles.message}>
          <IconBadge name="users" tone="primary" size="lg" />
          <p>{workerLimitCopy.text(WORKER_LIMIT)}</p>
          <p>{workerLimitCopy.kept}</p>
        </div>
      }
      actions={
        <>
          {customPlanUrl && (
            <KeepQueryLink
              to={customPlanUrl}
              className={buttonClass({ variant: 'secondary', block: true })}
              onClick={onClose}
            >
              {workerLimitCopy.customPlan} <VisuallyHidden>{workerLimitCopy.opensElsewhere}</VisuallyHidden>
              <Icon name="external" size={18} />
            </KeepQueryLink>
          )}
          <Button
            block
            onClick={() => {
              onClose()
              openContact()
            }}
          >
            {workerLimitCopy.contact}
          </Button>
        </>
      }
    />
  )
}
