import type { Check } from './check.ts'
import { findRepeated } from './find-repeated.ts'

/** Products and modalities fit: every product has its modality, every modality a product, no code twice. */
export const checkCatalogue: Check = (files, report) => {
  const products = files['products.json']
  const modalities = files['modalities.json']
  const groups = new Set(modalities.map(({ groupCode }) => groupCode))
  const sold = new Set(
    products.filter(({ lineType }) => lineType !== 'addOn').map((product) => product.groupCode),
  )
  const codes = new Set(products.map(({ code }) => code))

  for (const at of findRepeated(products, ({ code }) => code)) {
    report('products.json', `${at}.code`, `${products[at]?.code} is another product's already`)
  }
  const pages = products.filter(({ pagePath }) => pagePath !== null)
  for (const at of findRepeated(pages, ({ pagePath }) => pagePath)) {
    const page = pages[at]?.pagePath
    const last = products.findLastIndex(({ pagePath }) => pagePath === page)
    report('products.json', `${last}.pagePath`, `${page} is another product's already`)
  }
  products.forEach((product, at) => {
    if (!groups.has(product.groupCode)) {
      report('products.json', `${at}.groupCode`, `there is no modality ${product.groupCode}`)
    }
    if (product.marketplaceFrom !== null && files['issuer.json'].marketplace === undefined)
      report('products.json', `${at}.marketplaceFrom`, 'issuer.json names no marketplace')
    product.additionalProducts.forEach(({ code, kind }, extra) => {
      if (kind === 'addOn' && !codes.has(code)) {
        report('products.json', `${at}.additionalProducts.${extra}.code`, `there is no product ${code}`)
      }
    })
  })
  for (const key of ['id', 'groupCode', 'keyId', 'pageRoute'] as const) {
    for (const at of findRepeated(modalities, (modality) => modality[key])) {
      report('modalities.json', `${at}.${key}`, `${modalities[at]?.[key]} is another modality's already`)
    }
  }
  modalities.forEach(({ groupCode }, at) => {
    if (!sold.has(groupCode))
      report('modalities.json', `${at}.groupCode`, `no product belongs to ${groupCode}`)
  })
  files['seasonal.json'].forEach(({ code }, at) => {
    if (!codes.has(code)) report('seasonal.json', `${at}.code`, `there is no product ${code}`)
  })
}
