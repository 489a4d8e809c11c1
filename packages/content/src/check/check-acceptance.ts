import type { Check } from './check.ts'
import { findRepeated } from './find-repeated.ts'

/** The map has numbers for exactly the products that say they are on it. */
export const checkAcceptance: Check = (files, report) => {
  const maps = files['acceptance.json']
  const onMap = files['products.json'].filter(({ showInMapList }) => showInMapList).map(({ code }) => code)
  for (const at of findRepeated(maps, ({ productCode }) => productCode)) {
    report('acceptance.json', `${at}.productCode`, `${maps[at]?.productCode} has its numbers already`)
  }
  maps.forEach(({ productCode }, at) => {
    if (!onMap.includes(productCode)) {
      report('acceptance.json', `${at}.productCode`, `product ${productCode} is not shown in the map list`)
    }
  })
  files['products.json'].forEach(({ code, showInMapList }, at) => {
    if (showInMapList && !maps.some(({ productCode }) => productCode === code)) {
      report('products.json', `${at}.showInMapList`, `acceptance.json has no numbers for ${code}`)
    }
  })
}
