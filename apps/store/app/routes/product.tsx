import { toInitialPage } from '../always/issuer/load-store-view.server.ts'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadProductPage } from '../pages/product/load-product-page.server.ts'
import { ProductPage } from '../pages/product/public.ts'
import type { Route } from './+types/product'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name, loaderData?.description)

/** A product that the channel does not have leads to the initial page, keeping the query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const product = await loadProductPage(calls, url.pathname)
  if (!product) throw await toInitialPage(calls, url.search)
  return product
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  // Another product's form starts anew.
  return <ProductPage key={loaderData.name} product={loaderData} />
}
