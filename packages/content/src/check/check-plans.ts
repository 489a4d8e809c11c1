import type { IssuerFiles } from '../content-files.ts'
import type { Check } from './check.ts'
import { findRepeated } from './find-repeated.ts'

/** Largest numbers of employees of the price bands: 10, 25, 50, 100, then each 50 up to 1000. */
const BANDS = [10, 25, 50, 100, ...Array.from({ length: 18 }, (_, step) => 150 + 50 * step)]

type Plan = IssuerFiles['plans.json'][number]

/** Every HR plan has its product, ranks are unique, and its prices cover each band up to its limit. */
export const checkPlans: Check = (files, report) => {
  const plans = files['plans.json']
  const products = files['products.json']
  for (const key of ['code', 'slug', 'rank'] as const) {
    for (const at of findRepeated(plans, (plan) => plan[key])) {
      report('plans.json', `${at}.${key}`, `${plans[at]?.[key]} is another plan's already`)
    }
  }
  plans.forEach((plan, at) => {
    const product = products.find(({ code }) => code === plan.code)
    if (product?.lineType !== 'hcm') report('plans.json', `${at}.code`, `there is no HR product ${plan.code}`)
    const fault = findBandFault(plan)
    if (fault !== null) report('plans.json', `${at}.prices`, fault)
    for (const extra of findRepeated(plan.extras, ({ code }) => code)) {
      report('plans.json', `${at}.extras.${extra}.code`, 'is in this plan already')
    }
    const told = new Set(product?.additionalProducts.map(({ code }) => code))
    plan.extras.forEach(({ code }, extra) => {
      if (product && !told.has(code)) {
        report('plans.json', `${at}.extras.${extra}.code`, `product ${plan.code} does not list ${code}`)
      }
    })
  })
  products.forEach(({ code, lineType }, at) => {
    if (lineType === 'hcm' && !plans.some((plan) => plan.code === code)) {
      report('products.json', `${at}.code`, `HR product ${code} has no plan in plans.json`)
    }
  })
}

function findBandFault({ prices, maxEmployees }: Plan): string | null {
  const bands = BANDS.filter((band) => band <= maxEmployees)
  if (bands.at(-1) !== maxEmployees) return `no price band ends at maxEmployees ${maxEmployees}`
  const given = prices.map(({ upTo }) => upTo).join(', ')
  if (given !== bands.join(', ')) return `must be the bands ${bands.join(', ')}, in this order`
  const falls = prices.some(({ monthly }, at) => monthly < (prices[at - 1]?.monthly ?? 0))
  return falls ? 'a larger band must not cost less than a smaller one' : null
}
