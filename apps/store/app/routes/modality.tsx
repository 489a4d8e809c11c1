import { redirect } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { cachedClientLoader } from '../commands/calls/cached-client-loader.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadModality } from '../pages/modality/load-modality.server.ts'
import { ModalityPage } from '../pages/modality/public.ts'
import { CHOSEN_PRODUCT, keepQuery } from '../ui/keep-query.ts'
import type { Route } from './+types/modality'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.modality.name, loaderData?.modality.description)

/** Unknown ones are not found, one product leads to its own page (docs/rules/catalogue.md: one-product-modality). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await loadModality(
    callsOf(context),
    params.modalityPath,
    url.searchParams.get(CHOSEN_PRODUCT),
  )
  if (found.is === 'unknown') throw redirect(keepQuery('/not-found', url.search))
  if (found.is === 'product') throw redirect(keepQuery(found.pagePath, url.search))
  const { modality, products } = found
  return { modality, products }
}

/** With a chosen product the page may be there where without one it leads on: that one is not reused. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  new URL(args.request.url).searchParams.has(CHOSEN_PRODUCT) ? args.serverLoader() : cachedClientLoader(args)

export default function ModalityRoute({ loaderData }: Route.ComponentProps) {
  return <ModalityPage key={loaderData.modality.id} {...loaderData} />
}
