import type { LineLimits } from './line-limits.ts'
import type { Modality, Plan, Product } from './product.ts'

/** An HR plan as pages know it without the price table. */
export type PlanName = Pick<Plan, 'code' | 'slug' | 'icon' | 'rank' | 'annualDiscount'>

/** What every page knows of an issuer's catalogue, whatever else it loads. */
export interface Selling {
  readonly limits: LineLimits
  /** Modalities whose balances are on one card (docs/rules/cart.md: multi-shares-cards). */
  readonly walletGroupCodes: readonly number[]
  /** Names of the modalities' carts in `/carrinho/…`, by group code. */
  readonly carts: Readonly<Record<number, string>>
  /** The modality that sells HR plans; null where none does. */
  readonly hrGroupCode: number | null
  readonly plans: readonly PlanName[]
}

interface Catalogue {
  readonly issuer: Pick<LineLimits, 'minCardValue' | 'maxCardValue'>
  readonly products: readonly Pick<Product, 'code' | 'minValue'>[]
  readonly modalities: readonly Pick<Modality, 'groupCode' | 'keyId' | 'isWalletGroupCard' | 'serviceGroup'>[]
  readonly plans: readonly (PlanName & Pick<Plan, 'maxEmployees'>)[]
}

/** Draws together what every page needs of a catalogue. */
export function sellingOf({ issuer, products, modalities, plans }: Catalogue): Selling {
  const { minCardValue, maxCardValue } = issuer
  return {
    limits: {
      minCardValue,
      maxCardValue,
      minValues: Object.fromEntries(
        products.flatMap(({ code, minValue }) => (minValue === null ? [] : [[code, minValue]])),
      ),
      maxEmployees: Object.fromEntries(plans.map(({ code, maxEmployees }) => [code, maxEmployees])),
    },
    walletGroupCodes: modalities
      .filter(({ isWalletGroupCard }) => isWalletGroupCard)
      .map(({ groupCode }) => groupCode),
    carts: Object.fromEntries(modalities.map(({ groupCode, keyId }) => [groupCode, keyId])),
    hrGroupCode: modalities.find(({ serviceGroup }) => serviceGroup === 'hcm')?.groupCode ?? null,
    plans: plans.map(({ code, slug, icon, rank, annualDiscount }) => ({
      code,
      slug,
      icon,
      rank,
      annualDiscount,
    })),
  }
}
