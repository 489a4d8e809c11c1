/** What the rest of the store may use of the modality pages. */
export { SingleCardsPage } from './single-cards-page.tsx'
