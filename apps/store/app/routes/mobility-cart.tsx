import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { loadCatalogue } from '../calls/load-catalogue.server.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { useProceed } from '../features/checkout/public.ts'
import { MobilityPage, mobilityCopy } from '../features/mobility/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/mobility-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, mobilityCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { products, modalities } = await loadCatalogue(callsOf(context))
  const modality = modalities.find(({ serviceGroup }) => serviceGroup === 'mobility')
  const product = products.find(({ groupCode }) => groupCode === modality?.groupCode)
  return { product: product ?? null }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function MobilityCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy, proposal } = useProceed('cart')
  return (
    <>
      <MobilityPage {...loaderData} onProceed={proceed} isProceeding={busy} />
      {proposal.dialog}
    </>
  )
}
