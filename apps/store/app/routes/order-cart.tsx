import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data, type MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { OrderCartPage, orderCopy } from '../features/order/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/order-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, orderCopy.cartTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const { scope, send } = callsOf(context)
  const issuer = scope.issuerCode
  const [products, modalities] = await Promise.all([
    send(listProducts, { params: { issuer, channel: scope.channelCode } }),
    send(listModalities, { params: { issuer }, query: {} }),
  ])
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  return {
    products: products.answer.result.products.map(({ code, name, colourToken }) => ({
      code,
      name,
      tone: colourToken,
    })),
    modalities: modalities.answer.result.modalities.map(({ groupCode, destination }) => ({
      groupCode,
      destination,
    })),
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function OrderCart({ loaderData: { products, modalities } }: Route.ComponentProps) {
  return (
    <OrderCartPage
      products={new Map(products.map(({ code, ...paint }) => [code, paint]))}
      destinations={new Map(modalities.map(({ groupCode, destination }) => [groupCode, destination]))}
    />
  )
}
