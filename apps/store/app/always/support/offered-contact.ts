import { type OfferedContact, offeredContact } from '@benefits/domain/catalogue/offered-contact'
import { useStoreView } from '../issuer/store-view.ts'

/**
 * How the channel is reached, also where the store could not be loaded; undefined only where the root itself failed.
 */
export function useOfferedContact(): OfferedContact | undefined {
  const view = useStoreView()
  return view?.loaded ? offeredContact(view.channel) : view?.contact
}

/** A phone as shown, as an address to dial: 0800 and short national numbers as they are, others with +55. */
export function phoneLink(shown: string): string {
  const digits = shown.replace(/\D/g, '')
  const isNational = digits.length < 10 || digits.startsWith('0')
  return `tel:${isNational ? digits : `+55${digits}`}`
}
