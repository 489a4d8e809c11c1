/** What the rest of the store may use of the modality pages. */
export { ModalityPage } from './modality-page.tsx'
export { SingleCardsPage } from './single-cards-page.tsx'
