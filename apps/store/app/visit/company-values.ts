import type { RepresentativeKind } from '@benefits/domain/customer/representatives'
import type { AddressFieldName } from './address-draft.ts'

/** Places of the form for who represents or owns the company; the first is always there. */
export const SLOTS = [0, 1, 2, 3] as const
export type Slot = (typeof SLOTS)[number]

type SlotText = 'Kind' | 'Name' | 'Cpf' | 'Cnpj'
type SlotTick = 'IsEntity' | 'IsExposed'

/** Name of a slot's field in the flat form: `person0Name`. */
export type SlotField<F extends SlotText | SlotTick = SlotText | SlotTick> = `person${Slot}${F}`

/** The person's part of the form. */
export type ContactField = 'name' | 'email' | 'mobile' | 'cpf' | 'birthDate'

/** The company page as typed, masks and all. */
export type OrderCompanyValues = Record<
  'tradeName' | 'extraCount' | ContactField | SlotField<SlotText> | AddressFieldName,
  string
> &
  Record<SlotField<SlotTick>, boolean>

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
export function extraCount({ extraCount: typed }: Pick<OrderCompanyValues, 'extraCount'>): number {
  return Number(typed)
}

/** Who stands in a slot. */
export function readSlot(values: OrderCompanyValues, slot: Slot): SlotValues {
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

/** Everybody whom the form names, in its order. */
export function readPeople(values: OrderCompanyValues): SlotValues[] {
  return SLOTS.slice(0, extraCount(values) + 1).map((slot) => readSlot(values, slot))
}

/** Somebody as the rules of documents look at them. */
export function named({ kind, isEntity, cpf, cnpj }: SlotValues) {
  const isLegalEntity = kind === 'ownershipChain' && isEntity
  return { kind, isLegalEntity, document: isLegalEntity ? cnpj : cpf }
}
