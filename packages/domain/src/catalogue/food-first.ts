/** Colour tokens of what people eat with: most companies come for these. */
const FOOD: ReadonlySet<string> = new Set(['meal', 'food', 'combined'])

/** Products with those for food before the others; both in the order that they had. */
export function foodFirst<Product extends { readonly colourToken: string }>(
  products: readonly Product[],
): Product[] {
  const isFood = ({ colourToken }: Product) => FOOD.has(colourToken)
  return [...products.filter(isFood), ...products.filter((product) => !isFood(product))]
}
