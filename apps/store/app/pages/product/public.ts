/** What the rest of the store may use of the products' own pages. */
export { ProductOnItsWay } from './product-on-its-way.tsx'
export { ProductPage } from './product-page.tsx'
