/** What the rest of the store may use of the initial page. */
export { loadSections } from './below-fold.tsx'
export { LandingPage } from './landing-page.tsx'
