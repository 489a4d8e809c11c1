/** What the rest of the store may use of the map. */
export { AcceptanceMap, type ProductMap } from './acceptance-map.tsx'
