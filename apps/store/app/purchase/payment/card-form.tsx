import { cardBrandNames } from '@benefits/copy/card-brand-names'
import { type CardBrand, cardBrand, cvvLength } from '@benefits/domain/payment/card-brand'
import { useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './card-form.module.css'
import { cardFormRules } from './card-form-rules.ts'
import type { CardValues } from './card-values.ts'
import { paymentCopy as copy } from './copy.ts'

/** The most usual first. */
const BRANDS: readonly CardBrand[] = ['visa', 'mastercard', 'elo', 'amex', 'hipercard']

interface CardFormProps {
  readonly draft: CardValues
  /** Opened by 'Editar', which went away with the focus: the first field takes it over. */
  readonly isReopened: boolean
  readonly onConfirm: (card: CardValues) => void
}

/** The card's editing view: what is typed stays in this form until it is confirmed. */
export function CardForm({ draft, isReopened, onConfirm }: CardFormProps) {
  const [rules] = useState(() => cardFormRules(() => new Date()))
  const form = useForm(rules, draft)
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
      <div className={styles.number}>
        <MaskedInput label={copy.number} autoComplete="cc-number" required {...form.masked('number')} />
        <Brands found={brand} />
      </div>
      <MaskedInput
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
      <div className={styles.pair}>
        <MaskedInput
          label={copy.expiry}
          placeholder={copy.expiryPlaceholder}
          autoComplete="cc-exp"
          required
          {...form.masked('expiry')}
        />
        <MaskedInput
          label={copy.cvv}
          hint={copy.cvvHint(cvvLength(brand))}
          autoComplete="cc-csc"
          required
          {...form.masked('cvv')}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.secrecy}>
          <Icon name="lock" size={18} />
          {copy.secrecy}
        </p>
        <Button type="submit" unready={!form.isValid}>
          {copy.confirm}
        </Button>
      </div>
    </form>
  )
}

/** The brands that are taken; the one of the typed number stands out. */
function Brands({ found }: { readonly found: CardBrand | null }) {
  return (
    <div>
      <ul className={styles.marks} aria-label={copy.brands}>
        {BRANDS.map((brand) => (
          <li key={brand} data-found={brand === found ? '' : undefined}>
            <BrandMark brand={brand} isFaded={found !== null && brand !== found} />
            <VisuallyHidden>{cardBrandNames[brand]}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{found ? copy.brandFound(cardBrandNames[found]) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
