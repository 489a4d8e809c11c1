import type { CartLine, OrderLine } from '../cart/cart-line.ts'
import { HAS_VALUE } from '../cart/lines/value-limits.ts'
import type { AdditionalProduct, LineType } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'

/** Something that was proposed with a product: added to it, or a part of it. */
export type ProposedAddition = Pick<AdditionalProduct, 'code' | 'name' | 'required' | 'kind'>

/**
 * What a proposal keeps of a product beside what was ordered of it: enough for a browser's cart, whatever content says
 * meanwhile (docs/rules/proposal.md: taken).
 */
export interface ProposedProduct {
  readonly code: number
  readonly name: string
  readonly groupCode: number
  readonly lineType: LineType
  /** What is among the ordered line's additions. */
  readonly additions: readonly ProposedAddition[]
}

/** The browser's line of a proposed product, with those additions alone that were proposed. */
export function proposedLine(
  { productCode, quantity, monthlyValue, planPeriod, additionalCodes }: OrderLine,
  { name, groupCode, lineType, additions }: ProposedProduct,
): CartLine {
  const nothing = 0 as Centavos
  const period = lineType === 'hcm' ? planPeriod : 'monthly'
  return {
    productCode,
    name,
    quantity,
    monthlyValue: HAS_VALUE[lineType] ? monthlyValue : nothing,
    groupCode,
    lineType,
    isAddOn: lineType === 'addOn',
    planPeriod: period,
    additionalProducts: additions
      .filter(({ code }) => additionalCodes.includes(code))
      .map((one) => ({ ...one, description: '', value: nothing, quantity: 1, planPeriod: period })),
  }
}
