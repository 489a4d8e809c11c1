import { MaskedInput } from '../../ui/masked-input.tsx'
import type { Form } from '../../ui/use-form.ts'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'
import type { LeadValues } from './lead-rules.ts'

/** The form's fields, named as details 26 has them. */
export function LeadFields({ form }: { readonly form: Form<LeadValues> }) {
  return (
    <div className={styles.fields}>
      <MaskedInput
        label={copy.name}
        numeric={false}
        inputMode="text"
        autoComplete="name"
        required
        className={styles.wide}
        {...form.masked('name')}
      />
      <MaskedInput
        label={copy.email}
        numeric={false}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        className={styles.wide}
        {...form.masked('email')}
      />
      <MaskedInput
        label={copy.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...form.masked('mobile')}
      />
      <MaskedInput
        label={copy.cnpj}
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...form.masked('cnpj')}
      />
      <MaskedInput label={copy.employees} required className={styles.wide} {...form.masked('employees')} />
    </div>
  )
}
