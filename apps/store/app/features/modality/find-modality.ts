interface Modality {
  readonly pageRoute: string
  readonly groupCode: number
  readonly isWalletGroupCard: boolean
}

interface Product {
  readonly groupCode: number
  readonly lineType: string
  readonly pagePath: string | null
}

/** What an address below `/modalidade` is. */
export type FoundModality<M, P> =
  | { readonly is: 'unknown' }
  /** Its one product says more than a list of one. */
  | { readonly is: 'product'; readonly pagePath: string }
  | { readonly is: 'page'; readonly modality: M; readonly products: readonly P[] }

/**
 * Looks up the last part of a modality's address among those of the channel. Services that go with a product are none
 * of a modality's products.
 */
export function findModality<M extends Modality, P extends Product>(
  pageRoute: string,
  modalities: readonly M[],
  products: readonly P[],
): FoundModality<M, P> {
  const modality = modalities.find((one) => one.pageRoute === pageRoute)
  if (!modality) return { is: 'unknown' }
  const sold = products.filter(
    ({ groupCode, lineType }) => groupCode === modality.groupCode && lineType !== 'addOn',
  )
  const [only, ...others] = sold
  if (!modality.isWalletGroupCard && others.length === 0 && only?.pagePath) {
    return { is: 'product', pagePath: only.pagePath }
  }
  return { is: 'page', modality, products: sold }
}
