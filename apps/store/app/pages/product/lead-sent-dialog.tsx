import { useState } from 'react'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { productCopy as copy } from './copy.ts'
import styles from './lead-sent-dialog.module.css'

interface LeadSentDialogProps {
  readonly name: string
  readonly product: string
  readonly buyAt: string | null
  readonly onClosed: () => void
}

/** The confirmation modal of a product page's form. */
export default function LeadSentDialog({ name, product, buyAt, onClosed }: LeadSentDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={copy.sentTitle}
      description={
        <div className={styles.words}>
          <p>{keepWords(copy.sentText(name, product))}</p>
          {buyAt && <p>{copy.sentBuy}</p>}
        </div>
      }
      actions={
        <>
          <Button variant={buyAt ? 'ghost' : 'primary'} onClick={close}>
            {copy.sentClose}
          </Button>
          {buyAt && (
            <KeepQueryLink to={buyAt} className={buttonClass()}>
              {copy.buy}
            </KeepQueryLink>
          )}
        </>
      }
    >
      <SpotSuccess />
    </Dialog>
  )
}
