/** What the rest of the store may use of the conclusion. */
export { ConclusionPage } from './conclusion-page.tsx'
