import { parseUf, STATES, stateOf } from '@benefits/domain/region/states'
import { useId } from 'react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { checkoutCopy } from '../copy.ts'
import styles from './address-fields.module.css'
import { type AddressKind, type CompanyValues, fieldOf } from './company-draft.ts'
import { ADDRESS_MAX } from './company-rules.ts'
import { type LookedUpPart, useAddressLookup } from './use-address-lookup.ts'

interface AddressFieldsProps {
  readonly form: Form<CompanyValues>
  /** The values that the form is about to change. */
  readonly known: CompanyValues
  readonly kind: AddressKind
  readonly legend: string
  /** The postal service does not know the typed code. */
  readonly onMissingCep: (typed: string) => void
}

const STATE_OPTIONS = STATES.map(({ uf, name }) => ({ value: uf, label: name }))

/** An address that starts from its postal code. */
export function AddressFields({ form, known, kind, legend, onMissingCep }: AddressFieldsProps) {
  const { status, isLocked, look } = useAddressLookup(form, known, kind, onMissingCep)
  const typesId = useId()
  const cep = form.masked(fieldOf(kind, 'cep'))
  const text = (part: LookedUpPart | 'number' | 'complement') => ({
    ...form.text(fieldOf(kind, part)),
    maxLength: ADDRESS_MAX[part],
  })
  // A locked field cannot be mended by hand: the postal code says what is missing.
  const errorOf = (part: LookedUpPart) => (isLocked(part) ? null : form.text(fieldOf(kind, part)).error)
  const filled = (part: LookedUpPart) => ({
    ...text(part),
    readOnly: isLocked(part),
    required: true,
    error: errorOf(part),
  })
  const state = form.values[fieldOf(kind, 'state')]
  const uf = parseUf(state)
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>{legend}</legend>
      <MaskedInput
        {...cep}
        className={styles.cep}
        label={checkoutCopy.cep}
        hint={checkoutCopy.cepHint}
        autoComplete="postal-code"
        required
        onValueChange={(typed) => {
          cep.onValueChange(typed)
          look(typed)
        }}
      />
      <p role="status" className={styles.status}>
        {status === 'searching' && (
          <>
            <Spinner />
            {checkoutCopy.searching}
          </>
        )}
        {status === 'found' && checkoutCopy.found}
      </p>
      <TextInput
        {...filled('streetType')}
        className={styles.type}
        label={checkoutCopy.streetType}
        placeholder={checkoutCopy.streetTypeHint}
        list={typesId}
        autoComplete="off"
      />
      <datalist id={typesId}>
        {checkoutCopy.streetTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <TextInput
        {...filled('street')}
        className={styles.street}
        label={checkoutCopy.street}
        autoComplete="address-line1"
      />
      <TextInput
        {...text('number')}
        className={styles.number}
        label={checkoutCopy.number}
        inputMode="numeric"
        autoComplete="off"
        numeric
        required
      />
      <TextInput
        {...text('complement')}
        className={styles.complement}
        label={checkoutCopy.complement}
        autoComplete="address-line2"
        optional
      />
      <TextInput {...filled('district')} className={styles.district} label={checkoutCopy.district} />
      <TextInput
        {...filled('city')}
        className={styles.city}
        label={checkoutCopy.city}
        autoComplete="address-level2"
      />
      {isLocked('state') ? (
        <TextInput
          className={styles.state}
          label={checkoutCopy.state}
          value={uf ? stateOf(uf).name : ''}
          readOnly
          required
        />
      ) : (
        <Select
          {...form.text(fieldOf(kind, 'state'))}
          className={styles.state}
          label={checkoutCopy.state}
          placeholder={checkoutCopy.chooseState}
          options={STATE_OPTIONS}
          required
        />
      )}
    </fieldset>
  )
}
