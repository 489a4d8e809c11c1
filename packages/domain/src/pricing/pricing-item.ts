import type { LineType, Modality, Plan, Product, ServiceGroup } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'

/** Something that a line may sell, with all that pricing asks of it. */
export interface PricingItem {
  readonly code: number
  readonly name: string
  readonly groupCode: number
  readonly group: ServiceGroup
  readonly lineType: LineType
  /** One physical card holds all balances of the group. */
  readonly isWallet: boolean
  readonly isFood: boolean
  readonly unservedStates: readonly string[]
  /** Credit from which its line opens the marketplace; null where it never does. */
  readonly marketplaceFrom: Centavos | null
  /** What may be added to it. */
  readonly additionalCodes: ReadonlySet<number>
  /** Set on HR plans, which have a price table instead of a value. */
  readonly plan: Plan | null
}

type Catalogue = {
  readonly products: readonly Product[]
  readonly modalities: readonly Modality[]
  readonly plans: readonly Plan[]
}

/**
 * Everything sold, by code. A product without a modality cannot be sold; an HR plan needs a modality of the HR group,
 * and takes its place and its unserved states from the product of the same code where there is one.
 */
export function pricingItems({ products, modalities, plans }: Catalogue): ReadonlyMap<number, PricingItem> {
  const modalityOf = new Map(modalities.map((modality) => [modality.groupCode, modality]))
  const hr = modalities.find((modality) => modality.serviceGroup === 'hcm')
  const items = new Map<number, PricingItem>()
  for (const product of products) {
    const modality = modalityOf.get(product.groupCode)
    if (modality === undefined) continue
    items.set(product.code, {
      code: product.code,
      name: product.name,
      groupCode: product.groupCode,
      group: modality.serviceGroup,
      lineType: product.lineType,
      isWallet: modality.isWalletGroupCard,
      isFood: product.isFood,
      unservedStates: product.unservedStates,
      marketplaceFrom: product.marketplaceFrom,
      additionalCodes: new Set(product.additionalProducts.map((additional) => additional.code)),
      plan: null,
    })
  }
  for (const plan of plans) {
    const product = items.get(plan.code)
    const groupCode = product?.groupCode ?? hr?.groupCode
    if (groupCode === undefined) continue
    items.set(plan.code, {
      code: plan.code,
      name: plan.displayName,
      groupCode,
      group: 'hcm',
      lineType: 'hcm',
      isWallet: false,
      isFood: false,
      unservedStates: product?.unservedStates ?? [],
      marketplaceFrom: null,
      additionalCodes: new Set(plan.extras.map((extra) => extra.code)),
      plan,
    })
  }
  return items
}
