/** Colour tokens of products and modalities; each has `--product-<token>` and `--on-product-<token>`. */
export const productTones = [
  'meal',
  'food',
  'auto',
  'year-end',
  'combined',
  'home-office',
  'rewards',
  'multi',
  'mobility',
  'hr',
  'health',
  'culture',
] as const

/** A product's colour, by token. */
export type ProductTone = (typeof productTones)[number]

/** The token that content names, or `multi` where the kit has none of that name. */
export function toProductTone(text: string): ProductTone {
  return productTones.find((tone) => tone === text) ?? 'multi'
}
