import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { parseUf } from '@benefits/domain/region/states'

/** The two addresses of a company's form: where the company is, and where its cards go. */
export type AddressKind = 'fiscal' | 'delivery'

/** The parts of an address. */
export type AddressPart = keyof Address

/** Name of an address's field in a flat form: `fiscalCep`, `deliveryStreet`. */
export type AddressFieldName<K extends AddressKind = AddressKind> = `${K}${Capitalize<AddressPart>}`

export const EMPTY_ADDRESS: Address = {
  cep: '',
  streetType: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
}

/** The parts of an address in the order of its fields. */
export const ADDRESS_PARTS = Object.keys(EMPTY_ADDRESS) as AddressPart[]

/** Name of an address part's field. */
export function fieldOf(kind: AddressKind, part: AddressPart): AddressFieldName {
  return `${kind}${part.charAt(0).toUpperCase()}${part.slice(1)}` as AddressFieldName
}

/** An address as its fields are filled with it. */
export function addressValues<K extends AddressKind>(
  kind: K,
  address: Address,
): Record<AddressFieldName<K>, string> {
  const entries = ADDRESS_PARTS.map((part) => [
    fieldOf(kind, part),
    part === 'cep' ? formatCep(address.cep) : address[part],
  ])
  return Object.fromEntries(entries)
}

/** The address in a form's fields, as it stands there. */
export function addressText(
  kind: AddressKind,
  values: Readonly<Record<AddressFieldName, string>>,
): Record<AddressPart, string> {
  const entries = ADDRESS_PARTS.map((part) => [part, values[fieldOf(kind, part)]])
  return Object.fromEntries(entries)
}

/** The address in a form's fields, as it is saved. */
export function addressOf(kind: AddressKind, values: Readonly<Record<AddressFieldName, string>>): Address {
  const text = (part: AddressPart) => values[fieldOf(kind, part)].trim()
  return {
    cep: parseCep(text('cep')) ?? '',
    streetType: text('streetType'),
    street: text('street'),
    number: text('number'),
    complement: text('complement'),
    district: text('district'),
    city: text('city'),
    state: parseUf(text('state')) ?? '',
  }
}
