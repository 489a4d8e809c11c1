import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { Address } from '@benefits/domain/customer/address'
import type { RepresentativeKind } from '@benefits/domain/customer/representatives'
import type { CompanyData } from '../commands/command-table.ts'
import { type AddressFieldName, addressOf, EMPTY_ADDRESS } from './address-draft.ts'

/** A field of the company itself. */
export type OwnField = Exclude<keyof CompanyData, `${string}Address`>

/** Places of the form for who represents or owns the company; the first is always there. */
export const SLOTS = [0, 1, 2, 3] as const
export type Slot = (typeof SLOTS)[number]

type SlotText = 'Kind' | 'Name' | 'Cpf' | 'Cnpj'
type SlotTick = 'IsEntity' | 'IsExposed'

/** Name of a slot's field in the flat form: `person0Name`. */
export type SlotField<F extends SlotText | SlotTick = SlotText | SlotTick> = `person${Slot}${F}`

/** The person's part of the form. */
export type ContactField = 'name' | 'email' | PersonField

/** What of a registered person may be put right: name and e-mail are the account's. */
export type PersonField = 'mobile' | 'cpf' | 'birthDate'

/** That part as typed. */
export type PersonValues = Readonly<Record<PersonField, string>>

/** The company's form as typed, masks and all; each way to an order asks for a part of it. */
export type CompanyValues = Record<
  OwnField | 'extraCount' | ContactField | SlotField<SlotText> | AddressFieldName,
  string
> &
  Record<SlotField<SlotTick> | 'isSameAddress', boolean>

/** Somebody who represents or owns the company, as one slot of the form holds it. */
export interface SlotValues {
  readonly kind: RepresentativeKind
  readonly name: string
  readonly cpf: string
  readonly cnpj: string
  readonly isEntity: boolean
  readonly isExposed: boolean
}

export const NOBODY: SlotValues = {
  kind: 'legalRepresentative',
  name: '',
  cpf: '',
  cnpj: '',
  isEntity: false,
  isExposed: false,
}

/** How many people or companies are named beside the first. */
export function extraCount({ extraCount: typed }: Pick<CompanyValues, 'extraCount'>): number {
  return Number(typed)
}

/** Who stands in a slot. */
export function readSlot(values: CompanyValues, slot: Slot): SlotValues {
  return {
    kind: values[`person${slot}Kind`] === 'ownershipChain' ? 'ownershipChain' : 'legalRepresentative',
    name: values[`person${slot}Name`],
    cpf: values[`person${slot}Cpf`],
    cnpj: values[`person${slot}Cnpj`],
    isEntity: values[`person${slot}IsEntity`],
    isExposed: values[`person${slot}IsExposed`],
  }
}

/** The fields of a slot with somebody in it. */
export function slotFields<S extends Slot>(
  slot: S,
  { kind, name, cpf, cnpj, isEntity, isExposed }: SlotValues,
) {
  return {
    [`person${slot}Kind`]: kind,
    [`person${slot}Name`]: name,
    [`person${slot}Cpf`]: cpf,
    [`person${slot}Cnpj`]: cnpj,
    [`person${slot}IsEntity`]: isEntity,
    [`person${slot}IsExposed`]: isExposed,
  } as Record<`person${S}${SlotText}`, string> & Record<`person${S}${SlotTick}`, boolean>
}

/** Whether the first who represents the company is who speaks for it: as typed, and while nobody is typed yet. */
export function isContact({ name, cpf, person0Name, person0Cpf }: CompanyValues): boolean {
  return person0Name === name && person0Cpf === cpf
}

/** Everybody whom the form names, in its order. */
export function readPeople(values: CompanyValues): SlotValues[] {
  return SLOTS.slice(0, extraCount(values) + 1).map((slot) => readSlot(values, slot))
}

/** Somebody as the rules of documents look at them. */
export function named({ kind, isEntity, cpf, cnpj }: SlotValues) {
  const isLegalEntity = kind === 'ownershipChain' && isEntity
  return { kind, isLegalEntity, document: isLegalEntity ? cnpj : cpf }
}

/** Longest trade name that is filled in for the buyer; up to 30 may be typed (docs/rules/documents.md: trade-name). */
const PREFILLED_NAME = 24

/** Company data as the registry lets it be filled in: its name cut to 24, cards to the fiscal address. */
export function firstCompanyData(
  company: { readonly tradeName: string; readonly fiscalAddress: Address } | null,
): CompanyData {
  const fiscalAddress = company?.fiscalAddress ?? EMPTY_ADDRESS
  const tradeName = (company?.tradeName ?? '').trim().slice(0, PREFILLED_NAME).trim()
  return { tradeName, fiscalAddress, deliveryAddress: fiscalAddress }
}

/** The representative's part of a form, or of the registration. */
export function toPerson({ mobile, cpf, birthDate }: PersonValues): PersonValues {
  return { mobile, cpf, birthDate }
}

/** Company data of a form whose rules hold. Without cards nothing is sent anywhere but to the company. */
export function toCompanyData(values: CompanyValues, hasCards: boolean): CompanyData {
  const fiscalAddress = addressOf('fiscal', values)
  const isElsewhere = hasCards && !values.isSameAddress
  return {
    tradeName: values.tradeName.trim(),
    fiscalAddress,
    deliveryAddress: isElsewhere ? addressOf('delivery', values) : fiscalAddress,
  }
}

/** Whether two companies' data print the same contract: every member counts, whatever is added to them. */
export function isSameCompany(one: CompanyData, other: CompanyData): boolean {
  return isSameData(one, other)
}
