import { productPageCode } from '@benefits/domain/catalogue/product-page'
import { withoutEndSlashes } from '@benefits/domain/catalogue/without-end-slashes'
import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { listSections } from '@benefits/wire/configuration/list-sections'
import { data } from 'react-router'
import { isReachable } from '../../addresses/find-page.ts'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { CHOSEN_PRODUCT } from '../../ui/keep-query.ts'
import type { ProductPageView } from './product-view.ts'
import { toProductPage } from './to-product-page.ts'

/**
 * The page of a channel's product, the same for every visitor; null where the channel has no product of that path.
 * Texts that could not be loaded are left out, a catalogue that could not is an error.
 */
export async function loadProductPage(
  { scope, send }: Calls,
  pathname: string,
): Promise<ProductPageView | null> {
  const params = { issuer: scope.issuer.code }
  const sold = await send(listProducts, { params: { ...params, channel: scope.channel.code } })
  if (!sold.ok) throw data(sold.problem, { status: sold.problem.status || 502 })
  const path = withoutEndSlashes(pathname)
  const product = sold.answer.result.products.find(({ pagePath }) => pagePath === path)
  if (!product) return null
  const [sections, modalities] = await Promise.all([
    send(listSections, { params, query: { page: productPageCode(path) } }),
    send(listModalities, { params, query: {} }),
  ])
  const home = modalities.ok
    ? modalities.answer.result.modalities.find(({ groupCode }) => groupCode === product.groupCode)
    : undefined
  const buyAt =
    home && isReachable(home.destination, scope.issuer.kind)
      ? `${home.destination}?${CHOSEN_PRODUCT}=${product.code}`
      : null
  const page = toProductPage(product, sections.ok ? sections.answer.result.sections : [], buyAt)
  return { ...page, sold: buyAt === null ? null : product }
}
