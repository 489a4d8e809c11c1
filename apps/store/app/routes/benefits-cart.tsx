import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { modalityCopy } from '../pages/modality/copy.ts'
import { SingleCardsPage } from '../pages/modality/public.ts'
import { useProceed } from '../purchase/checkout/public.ts'
import type { Route } from './+types/benefits-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, modalityCopy.singleCardsTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const { products, modalities } = await loadCatalogue(callsOf(context))
  const modality = modalities.find(({ serviceGroup }) => serviceGroup === 'default')
  return {
    products: products.filter(({ groupCode }) => groupCode === modality?.groupCode),
    destination: modality?.destination ?? '/carrinho/beneficios',
  }
}

export default function BenefitsCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy, proposal } = useProceed('cart')
  return (
    <>
      <SingleCardsPage
        {...loaderData}
        proceedLabel={modalityCopy.proceed}
        onProceed={proceed}
        isProceeding={busy}
      />
      {proposal.dialog}
    </>
  )
}
