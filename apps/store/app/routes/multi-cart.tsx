import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import { data, type MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { useProceed } from '../purchase/checkout/public.ts'
import { MultiPage, walletCopy } from '../purchase/wallet/public.ts'
import type { Route } from './+types/multi-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, walletCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const [{ products, modalities }, offers] = await Promise.all([
    loadCatalogue(calls),
    calls.send(listActiveOffers, {}),
  ])
  const modality = modalities.find(({ serviceGroup }) => serviceGroup === 'multi')
  if (!modality) throw data(null, { status: 404 })
  return {
    modality,
    products: products.filter(
      ({ groupCode, lineType }) => groupCode === modality.groupCode && lineType === 'benefit',
    ),
    // Without the offers the card can be bought all the same.
    offers: offers.ok ? offers.answer.offers : [],
  }
}

export default function MultiCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy, proposal } = useProceed('cart')
  return (
    <>
      <MultiPage {...loaderData} onProceed={proceed} isProceeding={busy} />
      {proposal.dialog}
    </>
  )
}
