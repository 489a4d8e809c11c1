import type { FoodRegime, Product, ServicePurpose } from './product.ts'

/**
 * What the law lets stand beside a food credit. PAT (Lei 6.321/1976, Decreto 10.854/2021, Portaria MTE 1.707/2024):
 * what serves food and nutrition; an aid (Lei 14.442/2022, art. 3): the promotion of health as well. To be read by the
 * issuer's lawyer.
 */
export const LAW_ALLOWS = { pat: ['nutrition'], aid: ['nutrition', 'health'] } as const satisfies Record<
  FoodRegime,
  readonly ServicePurpose[]
>

/** What a product's data let services serve that stand beside it. */
type Bounded = Pick<Product, 'advantages'>

/** Whether a service of this purpose may be given beside a product. */
export function allowsAdvantage({ advantages }: Bounded, purpose: ServicePurpose | undefined): boolean {
  return advantages === undefined || (purpose !== undefined && advantages.includes(purpose))
}
