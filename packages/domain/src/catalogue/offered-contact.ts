import type { Channel, Contact } from './issuer.ts'

/** What of a channel's contact is told to everybody: its phones, and the e-mail where it offers one. */
export interface OfferedContact extends Pick<Contact, 'phone' | 'phoneOtherRegions'> {
  readonly email: string | null
}

/** The contact that a channel offers; what it has none of is empty or null. */
export function offeredContact({ contact, features }: OfferingChannel): OfferedContact {
  const { phone, phoneOtherRegions, email } = contact
  return { phone, phoneOtherRegions, email: (features.contactEmail && email) || null }
}

interface OfferingChannel {
  readonly contact: Contact
  readonly features: Pick<Channel['features'], 'contactEmail'>
}
