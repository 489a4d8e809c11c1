/** What the rest of the store may use of the page that is not found. */
export { NotFoundPage } from './not-found-page.tsx'
