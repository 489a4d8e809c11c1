import type { Address } from '@benefits/domain/customer/address'

/** The street's line of an address, as people write it: way, number and complement, as far as they are known. */
export function wordsOfStreet({
  streetType,
  street,
  number,
  complement,
}: Pick<Address, 'streetType' | 'street' | 'number' | 'complement'>): string {
  const way = [streetType, street].filter(Boolean).join(' ')
  return [way, number, complement].filter(Boolean).join(', ')
}

/** The town's line of an address: district, then city and state. */
export function wordsOfTown({ district, city, state }: Pick<Address, 'district' | 'city' | 'state'>): string {
  const town = [city, state].filter(Boolean).join('/')
  return [district, town].filter(Boolean).join(', ')
}

/** An address in one line, without its postal code. */
export function wordsOfAddress(address: Omit<Address, 'cep'>): string {
  return [wordsOfStreet(address), wordsOfTown(address)].filter(Boolean).join(', ')
}
