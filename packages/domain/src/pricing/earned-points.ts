import type { Issuer } from '../catalogue/issuer.ts'
import type { Pricing } from './pricing.ts'

const HUNDRED_REAIS = 10_000

/** Points that a cart earns on the products of the issuer's rule, together (docs/rules/pricing.md: `points`). */
export function earnedPoints(pricing: Pricing, rule: Issuer['bonusRule']): number {
  if (rule === null) return 0
  let credited = 0
  for (const line of pricing.lines) {
    if (rule.productCodes.includes(line.productCode)) credited += line.productValue
  }
  return Math.floor(credited / HUNDRED_REAIS) * rule.pointsPerHundredReais
}
