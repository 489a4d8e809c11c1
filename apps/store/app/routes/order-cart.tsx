import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { titleOfStep } from '../purchase/flow/public.ts'
import { OrderCartPage } from '../purchase/order/public.ts'
import type { Route } from './+types/order-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('orderCart'))

export async function loader({ context }: Route.LoaderArgs) {
  const { products, modalities } = await loadCatalogue(callsOf(context))
  return {
    products: products.map(({ code, name, colourToken, lineType }) => ({
      code,
      name,
      tone: colourToken,
      isAddOn: lineType === 'addOn',
    })),
    modalities: modalities.map(({ groupCode, destination }) => ({
      groupCode,
      destination,
    })),
  }
}

export default function OrderCart({ loaderData: { products, modalities } }: Route.ComponentProps) {
  return (
    <OrderCartPage
      products={new Map(products.map(({ code, ...paint }) => [code, paint]))}
      destinations={new Map(modalities.map(({ groupCode, destination }) => [groupCode, destination]))}
    />
  )
}
