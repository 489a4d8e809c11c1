/** What the rest of the store may use of the privacy page. */
export { privacyCopy } from './copy.ts'
export { PrivacyPage } from './privacy-page.tsx'
