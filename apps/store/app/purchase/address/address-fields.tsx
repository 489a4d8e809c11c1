import { parseUf, STATES, stateOf } from '@benefits/domain/region/states'
import { useId } from 'react'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import {
  type AddressFieldName,
  type AddressKind,
  addressText,
  EMPTY_ADDRESS,
  fieldOf,
} from '../../visit/address-draft.ts'
import styles from './address-fields.module.css'
import { wordsOfAddress } from './address-words.ts'
import { addressCopy } from './copy.ts'
import { LOOKED_UP, type LookedUpPart } from './resolve-lookup.ts'
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

/**
 * An address that starts from its postal code. What the code tells is one line of text; its closed fields stay in the
 * form, unseen, so that they are read out and found by their labels. Fields are drawn for what is left to type.
 */
export function AddressFields({ form, known, kind, legend, legendHidden, onMissingCep }: AddressFieldsProps) {
  const { status, isLocked, look } = useAddressLookup(form, known, kind, onMissingCep)
  const id = useId()
  const cep = form.masked(fieldOf(kind, 'cep'))
  const text = (part: LookedUpPart | 'number' | 'complement') => form.text(fieldOf(kind, part))
  const place = (part: LookedUpPart) => (isLocked(part) ? styles.closed : styles[part])
  // A closed field cannot be mended by hand: the postal code says what is missing.
  const filled = (part: LookedUpPart) => ({
    ...text(part),
    className: place(part),
    ...(isLocked(part) ? { readOnly: true, tabIndex: -1, error: null } : {}),
    required: true,
  })
  const values = addressText(kind, form.values)
  const told = Object.fromEntries(LOOKED_UP.filter(isLocked).map((part) => [part, values[part]]))
  return (
    <fieldset className={styles.address}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <MaskedInput
        {...cep}
        className={styles.cep}
        label={addressCopy.cep}
        describedBy={`${id}-told`}
        autoComplete="postal-code"
        required
        onValueChange={(typed) => {
          cep.onValueChange(typed)
          look(typed)
        }}
      />
      <div id={`${id}-told`} className={styles.told}>
        <ToldByCep line={wordsOfAddress({ ...EMPTY_ADDRESS, ...told })} status={status} />
      </div>
      <TextInput
        {...filled('streetType')}
        label={addressCopy.streetType}
        placeholder={isLocked('streetType') ? undefined : addressCopy.streetTypeHint}
        list={`${id}-types`}
        autoComplete="off"
      />
      <StreetTypes id={`${id}-types`} />
      <TextInput {...filled('street')} label={addressCopy.street} autoComplete="address-line1" />
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
      <TextInput {...filled('district')} label={addressCopy.district} />
      <TextInput {...filled('city')} label={addressCopy.city} autoComplete="address-level2" />
      {isLocked('state') ? (
        <ClosedState state={values.state} />
      ) : (
        <Select
          {...text('state')}
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

interface ToldByCepProps {
  /** What the postal code told, in one line; empty where it told nothing. */
  readonly line: string
  readonly status: ReturnType<typeof useAddressLookup>['status']
}

/** What came of looking the postal code up. */
function ToldByCep({ line, status }: ToldByCepProps) {
  return (
    <>
      {line !== '' && status !== 'searching' && (
        <p className={styles.line} aria-hidden="true">
          {line}
        </p>
      )}
      {line === '' && status === 'idle' && <p>{addressCopy.cepHint}</p>}
      <p role="status" className={styles.status}>
        {status === 'searching' && (
          <>
            <Spinner />
            <span>{addressCopy.searching}</span>
          </>
        )}
        {status === 'found' && <VisuallyHidden>{addressCopy.found}</VisuallyHidden>}
        {status === 'unknown' && <span>{addressCopy.unknown}</span>}
      </p>
    </>
  )
}

function ClosedState({ state }: { readonly state: string }) {
  const uf = parseUf(state)
  return (
    <TextInput
      className={styles.closed}
      label={addressCopy.state}
      value={uf ? stateOf(uf).name : ''}
      readOnly
      tabIndex={-1}
      required
    />
  )
}

function StreetTypes({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {addressCopy.streetTypes.map((type) => (
        <option key={type} value={type} />
      ))}
    </datalist>
  )
}
