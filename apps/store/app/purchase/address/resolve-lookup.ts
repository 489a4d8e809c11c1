import type { Address } from '@benefits/domain/customer/address'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { stateOfCep } from '@benefits/domain/region/state-of-cep'

/** The parts of an address that a postal code tells. */
export const LOOKED_UP = ['streetType', 'street', 'district', 'city', 'state'] as const
export type LookedUpPart = (typeof LOOKED_UP)[number]

/** An address as its fields hold it. */
export type AddressText = Readonly<Record<keyof Address, string>>

/** What a lookup makes of an address. */
export interface ResolvedAddress {
  readonly address: AddressText
  /** The parts that may be typed; the others are the postal service's word. */
  readonly open: readonly LookedUpPart[]
}

/**
 * The address after the service has answered. What it leaves empty keeps what was typed there, and loses what the
 * service said of the code before. Another street than the one that stood there has another number and complement.
 */
export function resolveFoundAddress(
  before: AddressText,
  open: readonly LookedUpPart[],
  answer: Readonly<Record<LookedUpPart, string>>,
): ResolvedAddress {
  const told = Object.fromEntries(
    LOOKED_UP.map((part) => [part, answer[part] || (open.includes(part) ? before[part] : '')]),
  ) as Record<LookedUpPart, string>
  const isKept = answer.street === '' && told.street !== ''
  const inHouse = !isKept && isOtherStreet(before, told) ? { number: '', complement: '' } : {}
  return {
    address: { ...before, ...told, ...inHouse },
    open: LOOKED_UP.filter((part) => answer[part] === ''),
  }
}

/** The address after a lookup without an answer: all of it may be typed. The state is known of the code alone. */
export function resolveUnansweredLookup(
  before: AddressText,
  open: readonly LookedUpPart[],
  cep: string,
): ResolvedAddress {
  const code = parseCep(cep)
  const state = code && stateOfCep(code)
  const isTyped = open.includes('state') && before.state !== ''
  return { address: { ...before, state: isTyped ? before.state : (state ?? before.state) }, open: LOOKED_UP }
}

type Place = Readonly<Record<LookedUpPart, string>>

/** Whether the street that stood there is gone; one that was typed without a city lies in whichever there is now. */
function isOtherStreet(before: Place, told: Place): boolean {
  if (before.street === '') return false
  const isSameCity = before.city === '' || plain(told.city) === plain(before.city)
  return !isSameCity || wayOf(told) !== wayOf(before)
}

function wayOf({ streetType, street }: Place): string {
  return plain(`${streetType} ${street}`)
}

/** Directories differ in capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
