import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Elements } from '../../ui/elements.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { recheckAccess } from '../../visit/access-moves.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { ContactOutcome } from '../register/public.ts'
import { CustomerOutcome, isRestricted } from '../restriction/public.ts'
import { proposalCopy as copy } from './copy.ts'
import styles from './proposal-dialog.module.css'
import { ProposalForm } from './proposal-form.tsx'

interface ProposalDialogProps {
  readonly open: boolean
  /** The price behind it has not been seen: one may look before anything is typed. */
  readonly isOverPrice: boolean
  /** Ticks below the fields, where a proposal is what the form is for. */
  readonly wishes: Elements | undefined
  readonly onClose: () => void
  readonly onClosed: () => void
  /** The company may buy what is in the cart, and its lead is registered. */
  readonly onDone: () => void
}

/**
 * Asks who a proposal is for, and says what the company is for what it chose: new, a customer with products left, or
 * one that may not buy it. It stays while the proposal is made, and goes with its page.
 */
export default function ProposalDialog({
  open,
  isOverPrice,
  wishes,
  onClose,
  onClosed,
  onDone,
}: ProposalDialogProps) {
  const store = useVisitorStore()
  const formId = useId()
  const saidId = useId()
  const { key } = useLocation()
  const openedAt = useRef(key)
  const [isBusy, setBusy] = useState(false)
  const [lack, setLack] = useState('')
  const [isGreeted, setGreeted] = useState(false)
  const customerType = useVisitor(({ customer }) => customer.customerType)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])

  function sent(outcome: Exclude<ContactOutcome, { is: 'refused' }>) {
    if (outcome.is === 'done') onDone()
    if (outcome.is === 'greeted') setGreeted(true)
  }

  const isStopped = customerType !== null && isRestricted(customerType)
  const isForm = !isGreeted && !isStopped
  return (
    <Dialog
      open={open}
      // What became of it may be closed from the moment it is drawn.
      locked={isBusy && isForm}
      onClose={onClose}
      onClosed={onClosed}
      title={copy.title}
      description={isForm && <p>{copy.intro}</p>}
      actions={
        isForm && (
          <>
            {isOverPrice && (
              <Button variant="ghost" disabled={isBusy} onClick={onClose}>
                {copy.seePrice}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              busy={isBusy}
              unready={lack !== ''}
              aria-describedby={lack === '' ? undefined : saidId}
            >
              {copy.continue}
            </Button>
            <div className={styles.said}>
              {lack !== '' && <p id={saidId}>{copy.missing(lack)}</p>}
              <p role="status">{isBusy && copy.creating}</p>
            </div>
          </>
        )
      }
    >
      {isForm || customerType === null ? (
        <ProposalForm id={formId} onBusy={setBusy} onLack={setLack} onSent={sent}>
          {wishes}
        </ProposalForm>
      ) : (
        <CustomerOutcome
          type={customerType}
          onContinue={onDone}
          onReset={() => {
            setGreeted(false)
            store.move(recheckAccess)
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
