/** What the rest of the store may use of the terms of use. */
export { termsCopy } from './copy.ts'
export { TermsPage } from './terms-page.tsx'
