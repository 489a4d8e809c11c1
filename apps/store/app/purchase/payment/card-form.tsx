import { cardBrandNames } from '@benefits/copy/card-brand-names'
import { type CardBrand, cardBrand, cvvLength } from '@benefits/domain/payment/card-brand'
import { useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './card-form.module.css'
import { cardFormRules } from './card-form-rules.ts'
import type { CardValues } from './card-values.ts'
import { paymentCopy as copy } from './copy.ts'

/** The most usual first. */
const BRANDS: readonly CardBrand[] = ['visa', 'mastercard', 'elo', 'amex', 'hipercard']
const BRANDS_TAKEN = copy.brands(BRANDS.map((brand) => cardBrandNames[brand]))

interface CardFormProps {
  readonly draft: CardValues
  /** Opened by 'Editar', which went away with the focus: the first field takes it over. */
  readonly isReopened: boolean
  /** The last try was refused: what is not kept is asked for again. */
  readonly isCvvAsked: boolean
  readonly onConfirm: (card: CardValues) => void
}

/** The card's editing view: what is typed stays in this form until it is confirmed. */
export function CardForm({ draft, isReopened, isCvvAsked, onConfirm }: CardFormProps) {
  const [rules] = useState(() => cardFormRules(() => new Date()))
  const form = useForm(rules, draft)
  const cvv = form.masked('cvv')
  const cvvError = isCvvAsked && cvv.value === '' ? copy.typeAgain : cvv.error
  const brand = cardBrand(form.values.number)
  const element = useFocusWhen<HTMLFormElement>(isReopened, { first: 'input' })
  return (
    // Never sent as it is; should a script fail, a post keeps the card out of the address.
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      aria-label={copy.formLabel}
      onSubmit={form.submit(onConfirm)}
    >
      <MaskedInput
        className={styles.long}
        label={copy.number}
        hint={brand === null ? BRANDS_TAKEN : copy.brandFound(cardBrandNames[brand])}
        autoComplete="cc-number"
        required
        {...form.masked('number')}
      />
      <VisuallyHidden>
        <span role="status">{brand === null ? '' : copy.brandFound(cardBrandNames[brand])}</span>
      </VisuallyHidden>
      <MaskedInput
        className={styles.long}
        label={copy.holder}
        hint={copy.holderHint}
        numeric={false}
        inputMode="text"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...form.masked('holder')}
      />
      <MaskedInput
        label={copy.expiry}
        placeholder={copy.expiryPlaceholder}
        autoComplete="cc-exp"
        required
        {...form.masked('expiry')}
      />
      <MaskedInput
        label={copy.cvv}
        // In its narrow column one of both is enough.
        hint={cvvError ? undefined : copy.cvvHint(cvvLength(brand))}
        autoComplete="cc-csc"
        required
        {...cvv}
        error={cvvError}
      />
      <div className={styles.send}>
        <SubmitButton lack={form.lack(copy.nouns)}>{copy.confirm}</SubmitButton>
      </div>
      <p className={styles.secrecy}>
        <Icon name="lock" size={18} />
        {copy.secrecy}
      </p>
    </form>
  )
}
