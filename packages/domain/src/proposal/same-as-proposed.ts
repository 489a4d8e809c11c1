import type { AskedOrder } from '../cart/asked-order.ts'

/** What is asked for: lines without add-ons, and add-ons by code. */
export type ProposedOrder = Pick<AskedOrder, 'lines' | 'addOnCodes'>

/**
 * Whether an order asks for what was proposed: products, quantities, values, periods and additions, in any order
 * (docs/rules/proposal.md: as-proposed).
 */
export function isAsProposed(order: ProposedOrder, proposed: ProposedOrder): boolean {
  return textOf(order) === textOf(proposed)
}

function textOf({ lines, addOnCodes }: ProposedOrder): string {
  // A stored cart has its add-ons among the lines too, and a caller may name them there alone.
  const services = lines.filter(({ lineType }) => lineType === 'addOn').map(({ productCode }) => productCode)
  const told = lines
    .filter(({ lineType }) => lineType !== 'addOn')
    .map(({ productCode, quantity, monthlyValue, planPeriod, lineType, additionalCodes }) => [
      productCode,
      quantity,
      // What a plan costs is the server's to say, and its period the buyer's.
      ...(lineType === 'hcm' ? [planPeriod] : [monthlyValue]),
      ...sorted(additionalCodes),
    ])
    .toSorted(([one = 0], [other = 0]) => Number(one) - Number(other))
  return JSON.stringify([told, sorted([...addOnCodes, ...services])])
}

function sorted(codes: readonly number[]): number[] {
  return [...new Set(codes)].toSorted((one, other) => one - other)
}
