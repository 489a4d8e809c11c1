import type { FoodRegime } from './product.ts'

interface Twin {
  readonly code: number
  readonly colourToken: string
  readonly foodRegime: FoodRegime | null
}

/** Codes of the products that are sold for one use under both laws, PAT and auxílio: a shelf shows one of the two. */
export function twinCodes(products: readonly Twin[]): ReadonlySet<number> {
  const isTwin = ({ colourToken, foodRegime }: Twin) =>
    foodRegime !== null &&
    products.some(
      (other) =>
        other.colourToken === colourToken && other.foodRegime !== null && other.foodRegime !== foodRegime,
    )
  return new Set(products.filter(isTwin).map(({ code }) => code))
}
