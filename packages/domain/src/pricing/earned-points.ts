import type { Issuer } from '../catalogue/issuer.ts'
import type { Pricing } from './pricing.ts'

const HUNDRED_REAIS = 10_000

/** A product of a cart, and the issuer's rules that it meets. */
export interface BonusItem {
  readonly productCode: number
  readonly rules: readonly NonNullable<Issuer['bonusRule']>[]
}

/** What earns points in a cart (docs/rules/pricing.md: `points`): its products that a rule of the issuer names. */
export function bonusItems(
  lines: readonly { readonly productCode: number }[],
  rule: Issuer['bonusRule'],
): BonusItem[] {
  if (rule === null) return []
  return lines
    .filter(({ productCode }) => rule.productCodes.includes(productCode))
    .map(({ productCode }) => ({ productCode, rules: [rule] }))
}

/** Points that a cart earns on the products of the issuer's rule, together (docs/rules/pricing.md: `points`). */
export function earnedPoints(pricing: Pricing, rule: Issuer['bonusRule']): number {
  if (rule === null) return 0
  let credited = 0
  for (const line of pricing.lines) {
    if (rule.productCodes.includes(line.productCode)) credited += line.productValue
  }
  return Math.floor(credited / HUNDRED_REAIS) * rule.pointsPerHundredReais
}
