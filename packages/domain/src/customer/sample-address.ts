import type { Cep } from '../document/types.ts'
import type { Address } from './address.ts'

/** An address that there is: companies of tests are found, and cards delivered, here. */
export const SQUARE = {
  cep: '01001000' as Cep,
  streetType: 'Praça',
  street: 'da Sé',
  number: '100',
  complement: '',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
} as const satisfies Address
