import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data } from 'react-router'
import type { Calls } from '../../calls/create-calls.server.ts'
import { findModality } from './find-modality.ts'

/** What the channel sells under the last part of a modality's address. */
export async function loadModality({ scope, send }: Calls, pageRoute: string) {
  const issuer = scope.issuerCode
  const [modalities, products] = await Promise.all([
    send(listModalities, { params: { issuer }, query: {} }),
    send(listProducts, { params: { issuer, channel: scope.channelCode } }),
  ])
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  return findModality(pageRoute, modalities.answer.result.modalities, products.answer.result.products)
}
