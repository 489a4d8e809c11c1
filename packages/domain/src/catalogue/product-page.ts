/** Which blocks of a product's own page its sections fill: hero, company's and employees' advantages. */
export const PRODUCT_PAGE_SECTIONS = ['SECTION_HERO', 'LOJA_SECTION_BENEFITS', 'SECTION_BENEFITS'] as const

/**
 * Code of the page whose sections belong to a product's page path: `/produtos/home-office` is `PRODUTO_HOME_OFFICE`.
 */
export function productPageCode(pagePath: string): string {
  const name = pagePath.slice(pagePath.lastIndexOf('/') + 1)
  return `PRODUTO_${name.replaceAll('-', '_').toUpperCase()}`
}
