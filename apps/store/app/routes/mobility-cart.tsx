import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { MobilityPage, mobilityCopy } from '../pages/mobility/public.ts'
import { useProceed } from '../purchase/checkout/public.ts'
import type { Route } from './+types/mobility-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, mobilityCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { products, modalities } = await loadCatalogue(callsOf(context))
  const modality = modalities.find(({ serviceGroup }) => serviceGroup === 'mobility')
  const product = products.find(({ groupCode }) => groupCode === modality?.groupCode)
  return { product: product ?? null }
}

export default function MobilityCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy, proposal } = useProceed('cart')
  return (
    <>
      <MobilityPage {...loaderData} onProceed={proceed} isProceeding={busy} />
      {proposal.dialog}
    </>
  )
}
