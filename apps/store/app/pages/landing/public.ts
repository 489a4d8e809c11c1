/** What the rest of the store may use of the initial page. */
export { LandingPage } from './landing-page.tsx'
