import type { LineLimits } from '../catalogue/line-limits.ts'
import type { Centavos } from '../money/centavos.ts'
import type { ProposedOrder } from './same-as-proposed.ts'

/**
 * An issuer's limits, as wide as lets stand what was proposed under former ones (docs/rules/proposal.md: taken): for a
 * cart that is as proposed.
 */
export function proposedLimits(limits: LineLimits, { lines }: ProposedOrder): LineLimits {
  const ofCards = lines.filter(({ lineType }) => lineType === 'benefit')
  const values = ofCards.map(({ monthlyValue }) => monthlyValue)
  const lineOf = (code: string) => lines.find(({ productCode }) => productCode === Number(code))
  const minValues = Object.entries(limits.minValues).map(
    ([code, least]) => [code, Math.min(least, lineOf(code)?.monthlyValue ?? least) as Centavos] as const,
  )
  const maxEmployees = Object.entries(limits.maxEmployees).map(
    ([code, most]) => [code, Math.max(most, lineOf(code)?.quantity ?? most)] as const,
  )
  return {
    minCardValue: Math.min(limits.minCardValue, ...values) as Centavos,
    maxCardValue: Math.max(limits.maxCardValue, ...values) as Centavos,
    minValues: Object.fromEntries(minValues),
    maxEmployees: Object.fromEntries(maxEmployees),
  }
}
