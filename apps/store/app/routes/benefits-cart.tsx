import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data, type MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { useProceed } from '../features/checkout/public.ts'
import { modalityCopy } from '../features/modality/copy.ts'
import { SingleCardsPage } from '../features/modality/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/benefits-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, modalityCopy.singleCardsTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const { scope, send } = callsOf(context)
  const issuer = scope.issuerCode
  const [products, modalities] = await Promise.all([
    send(listProducts, { params: { issuer, channel: scope.channelCode } }),
    send(listModalities, { params: { issuer }, query: {} }),
  ])
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  const modality = modalities.answer.result.modalities.find(({ serviceGroup }) => serviceGroup === 'default')
  return {
    products: products.answer.result.products.filter(({ groupCode }) => groupCode === modality?.groupCode),
    destination: modality?.destination ?? '/carrinho/beneficios',
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function BenefitsCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy } = useProceed('cart')
  return (
    <SingleCardsPage
      {...loaderData}
      proceedLabel={modalityCopy.proceed}
      onProceed={proceed}
      isProceeding={busy}
    />
  )
}
