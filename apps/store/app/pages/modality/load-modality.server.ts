import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { loadCatalogue } from '../../commands/calls/load-catalogue.server.ts'

/** What the channel sells under the last part of a modality's address, for a link that chose a product or none. */
export async function loadModality(calls: Calls, pageRoute: string, chosenCode: string | null) {
  const { modalities, products } = await loadCatalogue(calls)
  return findModality(pageRoute, modalities, products, chosenCode)
}

interface Modality {
  readonly pageRoute: string
  readonly groupCode: number
  readonly isWalletGroupCard: boolean
}

interface Product {
  readonly code: number
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
 * of a modality's products. Whoever chose the one product comes from its page: that would lead in circles.
 */
export function findModality<M extends Modality, P extends Product>(
  pageRoute: string,
  modalities: readonly M[],
  products: readonly P[],
  chosenCode: string | null = null,
): FoundModality<M, P> {
  const modality = modalities.find((one) => one.pageRoute === pageRoute)
  if (!modality) return { is: 'unknown' }
  const sold = products.filter(
    ({ groupCode, lineType }) => groupCode === modality.groupCode && lineType !== 'addOn',
  )
  const [only, ...others] = sold
  const isChosen = only !== undefined && String(only.code) === chosenCode
  if (!modality.isWalletGroupCard && others.length === 0 && only?.pagePath && !isChosen) {
    return { is: 'product', pagePath: only.pagePath }
  }
  return { is: 'page', modality, products: sold }
}
