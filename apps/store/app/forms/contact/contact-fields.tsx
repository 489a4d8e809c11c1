import { MaskedInput, type MaskedInputProps } from '../../ui/forms/masked-input.tsx'
import { contactCopy } from './copy.ts'

/** What a form gives each field: `form.masked(name)`, and what is its own: hint, place, another label. */
type ContactFieldProps = Omit<MaskedInputProps, 'label'> & { readonly label?: string }

/** A person's name; `autoComplete` tells which part of it. */
export function NameField(props: ContactFieldProps) {
  return (
    <MaskedInput
      label={contactCopy.name}
      numeric={false}
      inputMode="text"
      autoComplete="name"
      required
      {...props}
    />
  )
}

/** An e-mail address, as the keyboard of a phone best writes it. */
export function EmailField(props: ContactFieldProps) {
  return (
    <MaskedInput
      label={contactCopy.email}
      numeric={false}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}

/** A mobile number of Brazil with its area code. */
export function MobileField(props: ContactFieldProps) {
  return (
    <MaskedInput label={contactCopy.mobile} inputMode="tel" autoComplete="tel-national" required {...props} />
  )
}

/** A company's CNPJ, of digits or of letters and digits; its mark leads a refusal of the company back to it. */
export function CnpjField(props: ContactFieldProps) {
  return (
    <MaskedInput
      data-company=""
      label={contactCopy.cnpj}
      inputMode="text"
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...props}
    />
  )
}
