import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { loadCatalogue } from '../calls/load-catalogue.server.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { useProceed } from '../features/checkout/public.ts'
import { ComboPage, offerCopy } from '../features/offer/public.ts'
import { loadPlans } from '../features/plans/choice/load-plans.server.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/combo-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, offerCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const { hrGroupCode } = calls.scope.selling
  const [{ products }, table] = await Promise.all([
    loadCatalogue(calls),
    hrGroupCode === null ? null : loadPlans(calls),
  ])
  return { products, plans: table?.plans ?? [] }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function ComboCart({ loaderData, params }: Route.ComponentProps) {
  const { proceed, busy, proposal } = useProceed('cart')
  return (
    <>
      <ComboPage
        {...loaderData}
        modality={params.modalidade ?? null}
        onProceed={proceed}
        isProceeding={busy}
      />
      {proposal.dialog}
    </>
  )
}
