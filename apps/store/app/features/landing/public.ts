/** What the rest of the store may use of the initial page and of the page for solutions sold by the team. */
export { AssistedSale } from './assisted-sale.tsx'
export { LandingPage } from './landing-page.tsx'
