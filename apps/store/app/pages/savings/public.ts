/** What the rest of the store may use of the page that tells what a benefit saves. */
export { savingsCopy } from './copy.ts'
export { SavingsPage } from './savings-page.tsx'
