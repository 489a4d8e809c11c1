import { contractedAgain } from '@benefits/domain/cart/contracted/sold-again'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { checkPlanRank, type RankProblem } from '@benefits/domain/plans/check-plan-rank'
import type { Cart } from '../../repositories/carts.ts'
import type { CartProposal } from '../../repositories/stored-proposal.ts'
import type { KnownCustomer } from '../customer/know-customer.ts'
import { type SoldItem, soldItems } from '../selling/sold-items.ts'

/** Why a registered cart may not be hired as it is: by its channel, its services, or what the company has meanwhile. */
export type CartProblem =
  | 'servedElsewhere'
  | 'noContract'
  | 'offerNotApplicable'
  | 'alreadyContracted'
  | RankProblem

/** What of a cart decides on its hiring; of its proposal, what content may have no more. */
interface HireableCart extends Pick<Cart, 'lines' | 'offerCode'> {
  readonly proposal?: Pick<CartProposal, 'products'>
}

/**
 * What keeps a registered cart from being hired though it was priced once, or null: a company that another channel
 * serves, nothing bought in it, services that no offer gave it (those that a line names itself, which carts of before
 * may do, among them), or something that the company has contracted since (docs/rules/hiring.md: not-again). What an
 * offer gave when the cart was registered stays given.
 */
export function hiringProblem(
  { lines, offerCode, proposal }: HireableCart,
  { contracted, isServedElsewhere }: KnownCustomer,
  content: IssuerContent,
): CartProblem | null {
  if (isServedElsewhere) return 'servedElsewhere'
  const known = soldItems(lines, proposal?.products, content)
  const addOns = known.filter(({ lineType }) => lineType === 'addOn')
  if (addOns.length === lines.length) return 'noContract'
  if (addOns.length > 0 && offerCode === null) return 'offerNotApplicable'
  if (lines.some((line) => namesService(line, known))) return 'offerNotApplicable'
  for (const { plan } of known) {
    const rank = plan && checkPlanRank(plan, contracted, content.plans)
    if (rank) return rank
  }
  const sold = known.map(({ code, groupCode, lineType }) => ({ productCode: code, groupCode, lineType }))
  return contractedAgain(sold, contracted).length > 0 ? 'alreadyContracted' : null
}

function namesService(
  { productCode, additionalCodes }: Cart['lines'][number],
  known: readonly SoldItem[],
): boolean {
  const sold = known.find(({ code }) => code === productCode)
  return sold !== undefined && additionalCodes.some((code) => sold.serviceCodes.has(code))
}
