import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data } from 'react-router'
import type { Calls } from '../../calls/create-calls.server.ts'

/** What the channel sells, by modality: all that the pages about contracted solutions need from the server. */
export async function loadSolutions({ scope, send }: Calls) {
  const issuer = scope.issuerCode
  const [modalities, products] = await Promise.all([
    send(listModalities, { params: { issuer }, query: {} }),
    send(listProducts, { params: { issuer, channel: scope.channelCode } }),
  ])
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  return { modalities: modalities.answer.result.modalities, products: products.answer.result.products }
}
