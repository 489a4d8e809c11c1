import type { Centavos } from '../money/centavos.ts'
import { currentRule } from './current-rule.ts'
import type { Offer } from './offer.ts'

/** What a cart lacks to be given more by its offer. */
export interface NextRule {
  /** Credit that is missing; a rule's lower bound is strict, so a centavo above it. */
  readonly lacking: Centavos
  /** Services that may be chosen then, in all. */
  readonly maxAddOns: number
}

/** The next rule of an offer that gives more services than the current one; null where none does. */
export function nextRule(offer: Pick<Offer, 'rules'>, totalBenefits: Centavos): NextRule | null {
  const now = currentRule(offer, totalBenefits)?.maxAddOns ?? 0
  const [next] = offer.rules
    .filter(({ from, maxAddOns }) => from >= totalBenefits && maxAddOns > now)
    .toSorted((one, other) => one.from - other.from)
  if (next === undefined) return null
  return { lacking: (next.from - totalBenefits + 1) as Centavos, maxAddOns: next.maxAddOns }
}
