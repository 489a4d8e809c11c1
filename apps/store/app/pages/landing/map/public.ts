/** What the rest of the store may use of the map. */
export { AcceptanceMap } from './acceptance-map.tsx'
export type { ProductMap } from './product-map.ts'
