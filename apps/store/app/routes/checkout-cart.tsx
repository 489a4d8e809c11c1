import { listProducts } from '@benefits/wire/configuration/list-products'
import { data, type MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { CheckoutCartPage } from '../purchase/checkout/public.ts'
import { titleOfStep } from '../purchase/flow/public.ts'
import type { Route } from './+types/checkout-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('checkoutCart'))

export async function loader({ context }: Route.LoaderArgs) {
  const { scope, send } = callsOf(context)
  const sent = await send(listProducts, {
    params: { issuer: scope.issuer.code, channel: scope.channel.code },
  })
  if (!sent.ok) throw data(sent.problem, { status: sent.problem.status || 502 })
  return sent.answer.result.products.map(({ code, name, colourToken, lineType }) => ({
    code,
    name,
    tone: colourToken,
    isAddOn: lineType === 'addOn',
  }))
}

export default function CheckoutCart({ loaderData }: Route.ComponentProps) {
  return <CheckoutCartPage products={new Map(loaderData.map(({ code, ...paint }) => [code, paint]))} />
}
