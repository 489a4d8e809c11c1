/** What the rest of the store may use of the page on which anybody checks a contract. */
export { verifyCopy } from './copy.ts'
export { VerifyPage } from './verify-page.tsx'
