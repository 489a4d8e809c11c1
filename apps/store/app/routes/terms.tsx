import { getTerms } from '@benefits/wire/configuration/get-terms'
import { data, type MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { TermsPage, termsCopy } from '../pages/terms/public.ts'
import type { Route } from './+types/terms'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, termsCopy.pageTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const { scope, send } = callsOf(context)
  const sent = await send(getTerms, { params: { issuer: scope.issuer.code } })
  if (!sent.ok) throw data(sent.problem, { status: sent.problem.status || 502 })
  return sent.answer.result
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage terms={loaderData} />
}
