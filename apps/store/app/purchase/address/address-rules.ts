import { fieldMessages } from '@benefits/copy/field-messages'
import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { parseUf } from '@benefits/domain/region/states'
import { isOneLine } from '@benefits/domain/text/one-line'
import { isPrintable } from '@benefits/domain/text/printable'
import type { FieldRule, FormValues } from '../../ui/forms/form-rules.ts'
import {
  type AddressFieldName,
  type AddressKind,
  type AddressPart,
  fieldOf,
} from '../../visit/address-draft.ts'

type Check = (text: string) => string | null

/** What each part of an address accepts. */
const PARTS = {
  cep: (text) => {
    if (text === '') return fieldMessages.cepRequired
    return parseCep(text) === null ? fieldMessages.cepInvalid : null
  },
  streetType: filled(30, fieldMessages.max30Characters),
  street: filled(120, fieldMessages.max120Characters),
  number: (text) => {
    if (text.trim() === '') return fieldMessages.requiredShort
    if (!/^[0-9]+$/.test(text.trim())) return fieldMessages.numberOnlyDigits
    return text.trim().length > 10 ? fieldMessages.max10Characters : null
  },
  complement: (text) => {
    return lineProblem(text) ?? (text.trim().length > 20 ? fieldMessages.max20Characters : null)
  },
  district: filled(50, fieldMessages.max50Characters),
  city: filled(50, fieldMessages.max50Characters),
  state: (text) => (parseUf(text) === null ? fieldMessages.requiredShort : null),
} as const satisfies Record<AddressPart, Check>

function filled(max: number, tooLong: string): Check {
  return (text) => {
    const length = text.trim().length
    if (length === 0) return fieldMessages.requiredShort
    return lineProblem(text) ?? (length > max ? tooLong : null)
  }
}

/** Characters of a postal code with its mask. */
const CEP_LENGTH = 9

/** One line, of characters that the contract can show. */
function lineProblem(text: string): string | null {
  if (!isOneLine(text)) return fieldMessages.textForbidden
  return isPrintable(text) ? null : fieldMessages.textUnprintable
}

/** Whether an address can be used as it stands; a registry may know only parts of one. */
export function isAddressComplete(address: Address): boolean {
  return (Object.keys(PARTS) as AddressPart[]).every((part) => PARTS[part](address[part]) === null)
}

/**
 * The rules of an address's fields. `missingCeps` are formatted codes that the postal service does not know; `isAsked`
 * says whether the address is asked for at all.
 */
export function addressRules<K extends AddressKind, Values extends FormValues>(
  kind: K,
  missingCeps: readonly string[],
  isAsked: (values: Values) => boolean,
): Record<AddressFieldName<K>, FieldRule<Values, string>> {
  const rules = (Object.keys(PARTS) as AddressPart[]).map((part) => [
    fieldOf(kind, part),
    addressRule(part, missingCeps, isAsked),
  ])
  return Object.fromEntries(rules)
}

function addressRule<Values extends FormValues>(
  part: AddressPart,
  missingCeps: readonly string[],
  isAsked: (values: Values) => boolean,
): FieldRule<Values, string> {
  const isMissing = (text: string) => part === 'cep' && missingCeps.includes(text)
  return {
    check: (text, values) => {
      if (!isAsked(values)) return null
      return isMissing(text) ? fieldMessages.cepNotFound : PARTS[part](text)
    },
    ...(part === 'cep' ? { format: formatCep, isWhole: (text: string) => text.length === CEP_LENGTH } : {}),
  }
}
