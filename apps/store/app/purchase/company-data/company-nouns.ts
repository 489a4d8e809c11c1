import type { FieldNouns } from '../../ui/forms/lack-of.ts'
import { ADDRESS_PARTS, type AddressKind, fieldOf } from '../../visit/address-draft.ts'
import { type CompanyValues, SLOTS, type Slot } from '../../visit/company-values.ts'
import { companyDataCopy } from './copy.ts'

const { company, address, person } = companyDataCopy.nouns

/** What the fields of the company's form are called where they are missing. */
export const COMPANY_NOUNS: FieldNouns<CompanyValues> = {
  ...company,
  ...addressNouns('fiscal'),
  ...addressNouns('delivery'),
  ...Object.fromEntries(SLOTS.flatMap(slotNouns)),
}

function addressNouns(kind: AddressKind): FieldNouns<CompanyValues> {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [fieldOf(kind, part), address[part]]))
}

function slotNouns(slot: Slot) {
  return Object.entries(person).map(([field, noun]) => [`person${slot}${field}`, noun] as const)
}
