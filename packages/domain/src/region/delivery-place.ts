import type { Address } from '../customer/address.ts'
import { parseCep } from '../document/parse-cep.ts'
import type { DeliveryPlace } from './delivery-deadline.ts'
import { capitalOfCep, stateOfCep } from './state-of-cep.ts'
import { parseUf, stateOf } from './states.ts'

/**
 * The place that an address lies in, as deadlines ask for it, or null while neither its state nor its postal code
 * tells. The city decides whether it is the capital; without one the postal code does. All of the Federal District is
 * Brasília.
 */
export function deliveryPlace({
  cep,
  city,
  state,
}: Pick<Address, 'cep' | 'city' | 'state'>): DeliveryPlace | null {
  const known = parseCep(cep)
  const uf = parseUf(state) ?? (known && stateOfCep(known))
  if (uf === null) return null
  if (uf === 'DF') return { uf, isCapital: true }
  const isCapital =
    city.trim() === '' ? known !== null && capitalOfCep(known) === uf : isSameName(city, stateOf(uf).capital)
  return { uf, isCapital }
}

/** Names as people type them: case, accents and spaces at the ends do not count. */
function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
