/** What the rest of the store may use of the catalogue. */
export { BlockedProduct } from './blocked-product.tsx'
export { catalogueCopy } from './copy.ts'
export { ProductFace } from './product-face.tsx'
export { productIcon } from './product-icons.ts'
export { ProductShelf } from './product-shelf.tsx'
export type { ProductView } from './product-view.ts'
export { useIsUnserved } from './use-is-unserved.ts'
