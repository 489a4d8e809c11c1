/** A solution that has an address of its own, as a page about it needs it. */
export interface Solution {
  readonly name: string
  readonly description: string
  readonly tone: string
  /** The store's cart where it can be bought now; null where the team contracts it. */
  readonly buyAt: string | null
}

interface Modality {
  readonly groupCode: number
  readonly name: string
  readonly description: string
  readonly destination: string
  readonly pageRoute: string
  readonly colourToken: string
}

interface Product {
  readonly name: string
  readonly description: string
  readonly groupCode: number
  readonly colourToken: string
  readonly pagePath: string | null
}

/**
 * The solution that an address stands for: a modality by its destination or its `/modalidade/…` page, or a product by
 * its page; null for any other. `sells` tells which modality destinations the store can sell from today.
 */
export function findSolution(
  pathname: string,
  modalities: readonly Modality[],
  products: readonly Product[],
  sells: (destination: string) => boolean,
): Solution | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const modality = modalities.find(
    ({ destination, pageRoute }) => destination === path || `/modalidade/${pageRoute}` === path,
  )
  const found = modality ?? products.find(({ pagePath }) => pagePath === path)
  if (!found) return null
  const home = modalities.find(({ groupCode }) => groupCode === found.groupCode)?.destination ?? null
  return {
    name: found.name,
    description: found.description,
    tone: found.colourToken,
    buyAt: home !== null && sells(home) ? home : null,
  }
}
