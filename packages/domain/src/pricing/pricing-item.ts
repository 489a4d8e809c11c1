import type { AdditionalKind, LineType, Modality, Plan, Product, ServiceGroup } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'

/** Something that a line may sell, with all that pricing asks of it. */
export interface PricingItem extends Pick<Product, 'purpose' | 'advantages'> {
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
  /** What goes with it. */
  readonly additionalCodes: ReadonlySet<number>
  /** Those of them that an offer gives as services: no line names them (docs/rules/offers.md: add-ons). */
  readonly serviceCodes: ReadonlySet<number>
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
      ...(product.purpose && { purpose: product.purpose }),
      ...(product.advantages && { advantages: product.advantages }),
      unservedStates: product.unservedStates,
      marketplaceFrom: product.marketplaceFrom,
      additionalCodes: codesOf(product.additionalProducts),
      serviceCodes: codesOf(product.additionalProducts.filter(isService)),
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
      additionalCodes: codesOf(plan.extras),
      serviceCodes: codesOf(plan.extras.filter(isService)),
      plan,
    })
  }
  return items
}

function codesOf(additional: readonly { readonly code: number }[]): ReadonlySet<number> {
  return new Set(additional.map(({ code }) => code))
}

/** Whether what goes with a product is a service, which an offer gives and no line brings along. */
export function isService({ kind }: { readonly kind: AdditionalKind }): boolean {
  return kind === 'addOn'
}
