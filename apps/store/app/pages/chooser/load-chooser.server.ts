import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { loadCatalogue } from '../../commands/calls/load-catalogue.server.ts'

/** The channel's benefits that stand on a card of their own or on one with several balances. */
export async function loadChooser(calls: Calls) {
  const { products, modalities } = await loadCatalogue(calls)
  const wallets = modalities.filter(({ isWalletGroupCard }) => isWalletGroupCard)
  const apart = modalities.find(({ serviceGroup }) => serviceGroup === 'default')
  return {
    products: products
      .filter(({ lineType }) => lineType === 'benefit')
      .map((product) => ({
        ...product,
        isTogether: wallets.some(({ groupCode }) => groupCode === product.groupCode),
      }))
      .filter(({ isTogether, groupCode }) => isTogether || groupCode === apart?.groupCode),
  }
}

/** A benefit that may be recommended. */
export type ChooserProduct = Awaited<ReturnType<typeof loadChooser>>['products'][number]
