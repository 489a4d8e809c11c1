/** Colours of products and modalities by name; a theme has `--product-<token>` and `--on-product-<token>` for each. */
export const COLOUR_TOKENS = [
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

/** A colour of a product or a modality. */
export type ColourToken = (typeof COLOUR_TOKENS)[number]
