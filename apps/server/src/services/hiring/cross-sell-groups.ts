import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import { isCrossSell } from '@benefits/domain/checkout/is-cross-sell'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import type { Cart } from '../../repositories/carts.ts'
import { issuerItems } from '../selling/issuer-pricing.ts'
import { soldItems } from '../selling/sold-items.ts'

/**
 * The service groups of a cart of which the company has nothing yet, each once: for the portal, which tells what is
 * sold beside what was there from what enlarges it (docs/rules/checkout.md: cross-sell).
 */
export function crossSellGroups(
  { lines, proposal }: Pick<Cart, 'lines' | 'proposal'>,
  contracted: readonly ContractedProduct[],
  content: IssuerContent,
): ServiceGroup[] {
  const items = issuerItems(content)
  const proposedGroup = (code: number) =>
    proposal?.groups.find((one) => one.lines.some((line) => line.code === code))?.group
  const groups = soldItems(lines, proposal?.products, content)
    .filter(({ lineType, groupCode }) => lineType !== 'addOn' && isCrossSell(groupCode, contracted))
    .flatMap(({ code }) => items.get(code)?.group ?? proposedGroup(code) ?? [])
  return [...new Set(groups)]
}
