import type { Cep, Uf } from '@benefits/domain/document/types'
import type { Asker, TooManyAsked } from './asker.ts'

/** What the directory knows of a postal code; parts that it does not know are empty and open for typing. */
export interface PostalAddress {
  readonly streetType: string
  readonly street: string
  readonly district: string
  readonly city: string
  readonly state: Uf
}

/** `notFound`: no such code; `unavailable`: the directory did not answer. */
export type PostalAnswer =
  | { readonly kind: 'found'; readonly address: PostalAddress }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' }

/** Postal codes to addresses. */
export interface PostalDirectory {
  findAddress(cep: Cep, asker?: Asker): Promise<PostalAnswer | TooManyAsked>
}
