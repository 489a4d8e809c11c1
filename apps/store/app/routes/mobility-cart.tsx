import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data, type MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { useProceed } from '../features/checkout/public.ts'
import { MobilityPage, mobilityCopy } from '../features/mobility/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/mobility-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, mobilityCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { scope, send } = callsOf(context)
  const issuer = scope.issuerCode
  const [products, modalities] = await Promise.all([
    send(listProducts, { params: { issuer, channel: scope.channelCode } }),
    send(listModalities, { params: { issuer }, query: {} }),
  ])
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  const modality = modalities.answer.result.modalities.find(({ serviceGroup }) => serviceGroup === 'mobility')
  const product = products.answer.result.products.find(({ groupCode }) => groupCode === modality?.groupCode)
  return { product: product ?? null }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function MobilityCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy } = useProceed('cart')
  return <MobilityPage {...loaderData} onProceed={proceed} isProceeding={busy} />
}
