/** What the rest of the store may use of the catalogue. */
export { ProductCard } from './product-card.tsx'
export type { ProductView } from './product-view.ts'
