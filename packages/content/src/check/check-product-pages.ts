import { PRODUCT_PAGE_SECTIONS, productPageCode } from '@benefits/domain/catalogue/product-page'
import type { Check } from './check.ts'

/**
 * Pages of products: each has its hero and both lists of advantages, and no section waits for a page that is not there.
 */
export const checkProductPages: Check = (files, report) => {
  const sections = files['sections.json']
  const pages = new Set<string>()
  files['products.json'].forEach(({ pagePath }, at) => {
    if (pagePath === null) return
    const page = productPageCode(pagePath)
    pages.add(page)
    const filled = sections.filter((section) => section.page === page && section.items.length > 0)
    for (const id of PRODUCT_PAGE_SECTIONS) {
      if (!filled.some((section) => section.id === id)) {
        report(
          'products.json',
          `${at}.pagePath`,
          `sections.json has no ${id} with items for the page ${page}`,
        )
      }
    }
  })
  sections.forEach(({ page }, at) => {
    if (page.startsWith('PRODUTO_') && !pages.has(page)) {
      report('sections.json', `${at}.page`, `no product has the page ${page}`)
    }
  })
}
