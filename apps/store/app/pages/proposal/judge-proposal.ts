import type { PaidEvery } from '@benefits/domain/pricing/price-rows'
import type { LoadedProposal, ProposedLine } from './load-proposal.server.ts'

/** Something is delivered: a plan is not. */
export function hasCards(lines: readonly Pick<ProposedLine, 'planPeriod'>[]): boolean {
  return lines.some(({ planPeriod }) => planPeriod === null)
}

/** How often the totals are paid: by the order, unless it is plans alone. */
export function paidEvery(lines: readonly Pick<ProposedLine, 'planPeriod'>[]): PaidEvery {
  return hasCards(lines) ? 'order' : (lines[0]?.planPeriod ?? 'order')
}

/** Whether the page can make it a cart: as it was proposed while it holds, afterwards by what is sold today. */
export function mayTake({
  state,
  isWhole,
  today,
}: Pick<LoadedProposal, 'state' | 'isWhole' | 'today'>): boolean {
  return state === 'ended' ? today !== null : state === 'open' && isWhole
}

/** Whether it ran out and costs today what it cost then, with everything in it. */
export function isSamePrice({
  today,
  pricing,
  missing,
}: Pick<LoadedProposal, 'today' | 'pricing' | 'missing'>): boolean {
  return missing.length === 0 && today?.totalWithDiscount === pricing.totalWithDiscount
}
