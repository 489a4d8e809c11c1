import { type OfferedContact, offeredContact } from '@benefits/domain/catalogue/offered-contact'
import { useStoreView } from '../issuer/store-view.ts'

/** How the channel is reached, also where the store could not be loaded; undefined only where the root itself failed. */
export function useOfferedContact(): OfferedContact | undefined {
  const view = useStoreView()
  return view?.loaded ? offeredContact(view.channel) : view?.contact
}
