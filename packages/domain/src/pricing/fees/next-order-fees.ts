import type { PricedLine, PriceEntry } from '../pricing.ts'
import { CONDITION } from './fee-rule.ts'

/** What the next order pays of a price's fees. */
export interface NextOrderFees {
  /** Each fee that is paid again, once, at its own rate. */
  readonly charged: readonly NextOrderFee[]
  /** Some fee stays waived. */
  readonly hasFree: boolean
}

export interface NextOrderFee extends Pick<PriceEntry, 'name' | 'rate' | 'unitValue'> {
  /** Only cards that are new pay it: it is charged once per card. */
  readonly isOfNewCards: boolean
}

/**
 * The fees of the next order, as this price and the issuer's data tell them: what is charged here is charged again, and
 * what is waived stays so unless it is waived once. An offer's discount is this order's. Null where there is no fee.
 * (docs/rules/pricing.md: next-order)
 */
export function nextOrderFees(lines: readonly Pick<PricedLine, 'entries'>[]): NextOrderFees | null {
  const fees = lines.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'fee'))
  if (fees.length === 0) return null
  const charged = new Map<string, NextOrderFee>()
  for (const { conditionId, name, rate, unitValue, value, isWaivedOnce = false } of fees) {
    if (unitValue === 0 || (value === 0 && !isWaivedOnce)) continue
    const isOfNewCards = conditionId === CONDITION.issuance
    charged.set(`${name} ${unitValue}`, { name, rate, unitValue, isOfNewCards })
  }
  const hasFree = fees.some(({ value, isWaivedOnce }) => value === 0 && !isWaivedOnce)
  return { charged: [...charged.values()], hasFree }
}
