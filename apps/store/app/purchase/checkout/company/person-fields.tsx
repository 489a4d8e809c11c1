import { MobileField } from '../../../forms/contact/public.ts'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { CompanyValues } from '../../../visit/company-draft.ts'
import { checkoutCopy } from '../copy.ts'
import styles from './company-form.module.css'

/** What of the representative can be put right here; name and e-mail are those of the account. */
export function PersonFields({ form }: { readonly form: Form<CompanyValues> }) {
  return (
    <fieldset className={styles.person}>
      <legend>
        <VisuallyHidden>{checkoutCopy.representative}</VisuallyHidden>
      </legend>
      <MobileField {...form.masked('mobile')} />
      <MaskedInput label={checkoutCopy.cpf} required {...form.masked('cpf')} />
      <MaskedInput
        label={checkoutCopy.birthDate}
        placeholder={checkoutCopy.birthDatePlaceholder}
        autoComplete="bday"
        required
        {...form.masked('birthDate')}
      />
    </fieldset>
  )
}
