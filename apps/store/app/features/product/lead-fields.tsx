import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { CnpjField, EmailField, MobileField, NameField } from '../contact/public.ts'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'
import type { LeadValues } from './lead-rules.ts'

/** The form's fields (docs/rules/screens.md: accessible-names). */
export function LeadFields({ form }: { readonly form: Form<LeadValues> }) {
  return (
    <div className={styles.fields}>
      <NameField className={styles.wide} {...form.masked('name')} />
      <EmailField className={styles.wide} {...form.masked('email')} />
      <MobileField {...form.masked('mobile')} />
      <CnpjField {...form.masked('cnpj')} />
      <MaskedInput label={copy.employees} required className={styles.wide} {...form.masked('employees')} />
    </div>
  )
}
