import { parseUf, STATES, stateOf } from '@benefits/domain/region/states'
import { useId } from 'react'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type AddressFieldName, type AddressKind, fieldOf } from '../../visit/address-draft.ts'
import styles from './address-fields.module.css'
import { addressCopy } from './copy.ts'
import type { LookedUpPart } from './resolve-lookup.ts'
import { type AddressForm, type AddressValues, useAddressLookup } from './use-address-lookup.ts'

type AnyForm = Form<Record<AddressFieldName, string>>
/** A form may have other fields beside. */
type Named<Field> = Omit<Field, 'name'> & { readonly name: string }

interface AddressFieldsProps {
  readonly form: AddressForm & {
    readonly masked: (name: AddressFieldName) => Named<ReturnType<AnyForm['masked']>>
    readonly text: (name: AddressFieldName) => Named<ReturnType<AnyForm['text']>>
  }
  /** The values that the form is about to change. */
  readonly known: AddressValues
  readonly kind: AddressKind
  readonly legend: string
  /** A heading of the page says it already. */
  readonly legendHidden?: boolean
  /** The typed code exists nowhere: no state's range has it. */
  readonly onMissingCep: (typed: string) => void
}

const STATE_OPTIONS = STATES.map(({ uf, name }) => ({ value: uf, label: name }))

/** An address that starts from its postal code. */
export function AddressFields({ form, known, kind, legend, legendHidden, onMissingCep }: AddressFieldsProps) {
  const { status, isLocked, look } = useAddressLookup(form, known, kind, onMissingCep)
  const typesId = useId()
  const cep = form.masked(fieldOf(kind, 'cep'))
  const text = (part: LookedUpPart | 'number' | 'complement') => form.text(fieldOf(kind, part))
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
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <MaskedInput
        {...cep}
        className={styles.cep}
        label={addressCopy.cep}
        hint={status === 'found' ? undefined : addressCopy.cepHint}
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
            <span>{addressCopy.searching}</span>
          </>
        )}
        {status === 'found' && <span>{addressCopy.found}</span>}
        {status === 'unknown' && <span>{addressCopy.unknown}</span>}
      </p>
      <TextInput
        {...filled('streetType')}
        className={styles.type}
        label={addressCopy.streetType}
        placeholder={addressCopy.streetTypeHint}
        list={typesId}
        autoComplete="off"
      />
      <datalist id={typesId}>
        {addressCopy.streetTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <TextInput
        {...filled('street')}
        className={styles.street}
        label={addressCopy.street}
        autoComplete="address-line1"
      />
      <TextInput
        {...text('number')}
        className={styles.number}
        label={addressCopy.number}
        inputMode="numeric"
        autoComplete="off"
        numeric
        required
      />
      <TextInput
        {...text('complement')}
        className={styles.complement}
        label={addressCopy.complement}
        autoComplete="address-line2"
        optional
      />
      <TextInput {...filled('district')} className={styles.district} label={addressCopy.district} />
      <TextInput
        {...filled('city')}
        className={styles.city}
        label={addressCopy.city}
        autoComplete="address-level2"
      />
      {isLocked('state') ? (
        <TextInput
          className={styles.state}
          label={addressCopy.state}
          value={uf ? stateOf(uf).name : ''}
          readOnly
          required
        />
      ) : (
        <Select
          {...form.text(fieldOf(kind, 'state'))}
          className={styles.state}
          label={addressCopy.state}
          placeholder={addressCopy.chooseState}
          options={STATE_OPTIONS}
          required
        />
      )}
    </fieldset>
  )
}
