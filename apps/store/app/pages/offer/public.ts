/** What the rest of the store may use of the offers. */

export { ComboPage } from './combo/combo-page.tsx'
export { offerCopy } from './copy.ts'
export { OfferHost } from './offer-host.tsx'
