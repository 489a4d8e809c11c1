/** What the rest of the store may use of the mobility cart. */
export { mobilityCopy } from './copy.ts'
export { MobilityPage } from './mobility-page.tsx'
export { RightCreditPicture } from './right-credit-picture.tsx'
