/** What the rest of the store may use of the page that helps to choose a card. */
export { ChooserPage } from './chooser-page.tsx'
