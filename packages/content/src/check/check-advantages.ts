import { allowsAdvantage, LAW_ALLOWS } from '@benefits/domain/catalogue/advantages'
import type { Check } from './check.ts'

/**
 * What stands beside a food card is what its law allows (docs/rules/offers.md: advantages): services say what they
 * serve, food cards what may stand beside them, and none names a service that may not. A food card of no regime is held
 * to the stricter one.
 */
export const checkAdvantages: Check = (files, report) => {
  const products = files['products.json']
  const purposes = new Map(products.map(({ code, purpose }) => [code, purpose]))
  products.forEach(({ lineType, purpose, isFood, foodRegime, advantages, additionalProducts }, at) => {
    if ((lineType === 'addOn') !== (purpose !== undefined))
      report('products.json', `${at}.purpose`, 'says what a service serves, and nothing else has it')
    const lawful: readonly string[] = LAW_ALLOWS[foodRegime ?? 'pat']
    if (isFood && !advantages?.every((one) => lawful.includes(one)))
      report(
        'products.json',
        `${at}.advantages`,
        `a food card allows ${lawful.join(' and ')} at most, and says so`,
      )
    additionalProducts.forEach(({ code, kind }, extra) => {
      if (kind !== 'addOn' || allowsAdvantage({ ...(advantages && { advantages }) }, purposes.get(code)))
        return
      const where = `${at}.additionalProducts.${extra}`
      report('products.json', where, `the law lets ${code} not stand beside it: see its purpose`)
    })
  })
}
