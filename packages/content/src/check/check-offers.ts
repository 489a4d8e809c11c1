import type { Check } from './check-between-files.ts'
import { findRepeated } from './find-repeated.ts'

/**
 * Offers name products that exist and never rebate food: on a food product an offer may reduce fees only, since
 * the customer may not pay less than is credited (Lei 14.442/2022, decisions 6).
 */
export const checkOffers: Check = (files, report) => {
  const offers = files['offers.json']
  const products = new Map(files['products.json'].map((product) => [product.code, product]))
  for (const at of findRepeated(offers, ({ code }) => code)) {
    report('offers.json', `${at}.code`, `${offers[at]?.code} is another offer's already`)
  }
  offers.forEach((offer, at) => {
    offer.items.forEach(({ productCode }, item) => {
      if (!products.has(productCode)) {
        report('offers.json', `${at}.items.${item}.productCode`, `there is no product ${productCode}`)
      }
    })
    offer.discounts.forEach(({ productCode, base }, discount) => {
      const product = products.get(productCode)
      const place = `${at}.discounts.${discount}`
      if (!product) report('offers.json', `${place}.productCode`, `there is no product ${productCode}`)
      if (product?.isFood && base !== 'fees') {
        report(
          'offers.json',
          `${place}.base`,
          `${product.name} is a food benefit: only its fees may be reduced`,
        )
      }
    })
    for (const rule of findRepeated(offer.rules, ({ from }) => from)) {
      report('offers.json', `${at}.rules.${rule}.from`, 'another rule starts there already')
    }
  })
}
