import { cardBrandNames } from '@benefits/copy/card-brand-names'
import { cardBrand } from '@benefits/domain/payment/card-brand'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/press/button.tsx'
import { CardForm } from './card-form.tsx'
import type { CardValues } from './card-values.ts'
import cardStyles from './card-view.module.css'
import { paymentCopy as copy } from './copy.ts'
import type { PaidCard } from './paid-card.ts'
import styles from './payment-box.module.css'
import type { Payment } from './use-payment.ts'

/** The chosen credit card: its form, the confirmed card with 'Editar', or the card that was authorised. */
export default function CardPayment({ payment }: { readonly payment: Payment }) {
  const { state, draft, authorised, refusal, isPaying, confirm, edit } = payment
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
    const isCvvAsked = refusal !== null && !refusal.isUsedUp
    return <CardForm draft={draft} isReopened={isReopened} isCvvAsked={isCvvAsked} onConfirm={take} />
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

interface CardViewProps {
  readonly brand: PaidCard['brand']
  readonly lastDigits: string
  /** More of the card, where it is still known. */
  readonly holder?: string
  readonly expiry?: string
  /** What stands under the card. */
  readonly note: string
  readonly action?: Elements
}

/** A card to look at: brand and last four digits, never the number. */
function CardView({ brand, lastDigits, holder, expiry, note, action }: CardViewProps) {
  const name = brand === null ? copy.creditCard : cardBrandNames[brand]
  return (
    <div className={cardStyles.view}>
      <IconBadge name="card" />
      <div className={cardStyles.words}>
        <p className={cardStyles.name}>
          <span>{`${name}, `}</span>
          <span className={cardStyles.digits}>{copy.endingIn(lastDigits)}</span>
        </p>
        {holder && expiry && (
          <p className={cardStyles.detail}>
            <span>{`${holder} · `}</span>
            <span className={cardStyles.expiry}>{copy.validUntil(expiry)}</span>
          </p>
        )}
        <p className={cardStyles.detail}>{note}</p>
      </div>
      {action}
    </div>
  )
}
