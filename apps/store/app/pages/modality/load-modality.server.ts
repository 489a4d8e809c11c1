import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { loadCatalogue } from '../../commands/calls/load-catalogue.server.ts'
import { findModality } from './find-modality.ts'

/** What the channel sells under the last part of a modality's address, for a link that chose a product or none. */
export async function loadModality(calls: Calls, pageRoute: string, chosenCode: string | null) {
  const { modalities, products } = await loadCatalogue(calls)
  return findModality(pageRoute, modalities, products, chosenCode)
}
