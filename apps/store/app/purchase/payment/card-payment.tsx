import { cardBrand } from '@benefits/domain/payment/card-brand'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/press/button.tsx'
import { CardForm } from './card-form.tsx'
import type { CardValues } from './card-form-rules.ts'
import { CardView } from './card-view.tsx'
import { paymentCopy as copy } from './copy.ts'
import styles from './payment-box.module.css'
import type { Payment } from './use-payment.ts'

/** The chosen credit card: its form, the confirmed card with 'Editar', or the card that was authorised. */
export function CardPayment({ payment }: { readonly payment: Payment }) {
  const { state, draft, authorised, isPaying, confirm, edit } = payment
  const card = state.creditCardData
  const editButton = useRef<HTMLButtonElement>(null)
  const [isReopened, setReopened] = useState(false)
  const isConfirmed = card !== null
  const wasConfirmed = useRef(isConfirmed)

  // The form goes away with its button: the confirmed card takes the focus over.
  useEffect(() => {
    if (isConfirmed && !wasConfirmed.current) editButton.current?.focus()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed])

  if (authorised) {
    const { brand, lastDigits } = authorised
    return <CardView brand={brand} lastDigits={lastDigits} note={copy.authorised} />
  }
  if (card === null) {
    const take = (values: CardValues) => {
      setReopened(false)
      confirm(values)
    }
    return <CardForm draft={draft} isReopened={isReopened} onConfirm={take} />
  }
  return (
    <>
      <CardView
        brand={cardBrand(card.number)}
        lastDigits={card.number.slice(-4)}
        holder={card.holder}
        expiry={card.expiry}
        note={copy.confirmed}
        action={
          <Button
            ref={editButton}
            variant="secondary"
            size="sm"
            iconBefore={<Icon name="edit" size={18} />}
            disabled={isPaying}
            onClick={() => {
              setReopened(true)
              edit()
            }}
          >
            {copy.edit}
          </Button>
        }
      />
      <div role="status" className={styles.wait}>
        {isPaying && (
          <>
            <Spinner />
            <span>{copy.paying}</span>
          </>
        )}
      </div>
    </>
  )
}
