import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { PricingItem } from '@benefits/domain/pricing/pricing-item'
import type { ProposedAddition, ProposedProduct } from '@benefits/domain/proposal/proposed-product'
import type { Cart } from '../../repositories/carts.ts'
import { issuerItems } from '../selling/issuer-pricing.ts'

/**
 * What a proposal keeps of its products and services for browsers' carts: as the proposal says whose price the cart
 * has, else by the issuer's content (docs/rules/proposal.md: taken).
 */
export function proposedProducts(
  { lines, proposal }: Pick<Cart, 'lines' | 'proposal'>,
  content: IssuerContent,
): readonly ProposedProduct[] {
  if (proposal?.products !== undefined) return proposal.products
  const items = issuerItems(content)
  return lines.flatMap(({ productCode, additionalCodes }) => {
    const item = items.get(productCode)
    if (item === undefined) return []
    const { code, name, groupCode, lineType } = item
    const additions = offeredWith(item, content).filter((one) => additionalCodes.includes(one.code))
    return [{ code, name, groupCode, lineType, additions }]
  })
}

function offeredWith({ code, plan }: PricingItem, { products }: IssuerContent): readonly ProposedAddition[] {
  const product = products.find((one) => one.code === code)
  const offered = plan?.extras ?? product?.additionalProducts ?? []
  return offered.map(({ code, name, required, kind }) => ({ code, name, required, kind }))
}
