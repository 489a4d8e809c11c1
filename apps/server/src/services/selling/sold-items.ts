import type { Plan } from '@benefits/domain/catalogue/product'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { isService } from '@benefits/domain/pricing/pricing-item'
import type { ProposedProduct } from '@benefits/domain/proposal/proposed-product'
import type { Cart } from '../../repositories/carts.ts'
import { issuerItems } from './issuer-pricing.ts'

/** What a line sells, as far as hiring judges it. */
export interface SoldItem extends Pick<ProposedProduct, 'code' | 'groupCode' | 'lineType'> {
  /** Services that go with it: no line may name one. */
  readonly serviceCodes: ReadonlySet<number>
  /** Set on HR plans that are sold. */
  readonly plan: Plan | null
}

/** What the lines of a cart sell: by content, or as proposed where content has it no more. */
export function soldItems(
  lines: Cart['lines'],
  proposed: readonly ProposedProduct[] = [],
  content: IssuerContent,
): readonly SoldItem[] {
  const items = issuerItems(content)
  return lines.flatMap(({ productCode }): readonly SoldItem[] => {
    const item = items.get(productCode)
    if (item !== undefined) return [item]
    return proposed.filter(({ code }) => code === productCode).map(goneItem)
  })
}

function goneItem({ additions, ...gone }: ProposedProduct): SoldItem {
  return { ...gone, serviceCodes: new Set(additions.filter(isService).map(({ code }) => code)), plan: null }
}
