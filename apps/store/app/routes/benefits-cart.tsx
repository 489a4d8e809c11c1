import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { loadCatalogue } from '../calls/load-catalogue.server.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { useProceed } from '../features/checkout/public.ts'
import { modalityCopy } from '../features/modality/copy.ts'
import { SingleCardsPage } from '../features/modality/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/benefits-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, modalityCopy.singleCardsTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const { products, modalities } = await loadCatalogue(callsOf(context))
  const modality = modalities.find(({ serviceGroup }) => serviceGroup === 'default')
  return {
    products: products.filter(({ groupCode }) => groupCode === modality?.groupCode),
    destination: modality?.destination ?? '/carrinho/beneficios',
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

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
