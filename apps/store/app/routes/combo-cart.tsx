import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { ComboPage, offerCopy } from '../pages/offer/public.ts'
import { loadPlans } from '../pages/plans/choice/load-plans.server.ts'
import { useProceed } from '../purchase/checkout/public.ts'
import type { Route } from './+types/combo-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, offerCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const { hrGroupCode } = calls.scope.issuer.selling
  const [{ products }, table] = await Promise.all([
    loadCatalogue(calls),
    hrGroupCode === null ? null : loadPlans(calls),
  ])
  return { products, plans: table?.plans ?? [] }
}

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
