import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { data } from 'react-router'
import type { Calls } from '../../calls/create-calls.server.ts'
import { findSolution } from './find-solution.ts'
import { sellsHere } from './sells-here.ts'

/** The solution of an address and where the store sells today; an address that stands for none is not found. */
export async function loadSolution({ scope, send }: Calls, pathname: string) {
  const issuer = scope.issuerCode
  const [modalities, products] = await Promise.all([
    send(listModalities, { params: { issuer }, query: {} }),
    send(listProducts, { params: { issuer, channel: scope.channelCode } }),
  ])
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  if (!products.ok) throw data(products.problem, { status: products.problem.status || 502 })
  const listed = modalities.answer.result.modalities
  const sells = (destination: string) => sellsHere(scope.issuerKind, destination)
  const solution = findSolution(pathname, listed, products.answer.result.products, sells)
  if (!solution) throw data(null, { status: 404 })
  const singles = listed.find(
    ({ serviceGroup, destination }) => serviceGroup === 'default' && sells(destination),
  )
  const storeCart = singles?.destination ?? null
  return { solution, storeCart }
}
