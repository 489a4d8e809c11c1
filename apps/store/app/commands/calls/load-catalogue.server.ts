import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data } from 'react-router'
import type { Calls } from './create-calls.server.ts'

/** The channel's products and the modalities that sell them; a refusal of either is the page's. */
export async function loadCatalogue({ scope, send }: Calls) {
  const issuer = scope.issuer.code
  const [products, modalities] = await Promise.all([
    send(listProducts, { params: { issuer, channel: scope.channel.code } }),
    send(listModalities, { params: { issuer }, query: {} }),
  ])
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  return { products: products.answer.result.products, modalities: modalities.answer.result.modalities }
}
