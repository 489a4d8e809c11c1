import type { Cep, Uf } from '../document/types.ts'

/** A Brazilian address as the store keeps it. Empty text where the registry knew nothing. */
export interface Address {
  readonly cep: Cep | ''
  readonly streetType: string
  readonly street: string
  readonly number: string
  readonly complement: string
  readonly district: string
  readonly city: string
  readonly state: Uf | ''
}
