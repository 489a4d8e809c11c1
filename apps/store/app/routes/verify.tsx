import { cutLink } from '@benefits/domain/text/cut-link'
import { type MetaFunction, redirect } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadVerification } from '../pages/verify/load-verification.server.ts'
import { VerifyPage, verifyCopy } from '../pages/verify/public.ts'
import type { Route } from './+types/verify'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, verifyCopy.title, verifyCopy.intro)

/** What a browser without scripts sends is led to the address that a browser with them goes to. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('codigo')?.trim().slice(0, 100)
  if (params.codigo === undefined && typed) {
    const query = new URLSearchParams(url.searchParams)
    query.delete('codigo')
    const rest = query.size === 0 ? '' : `?${query}`
    throw redirect(`/verificar/${encodeURIComponent(typed)}${rest}`)
  }
  return loadVerification(callsOf(context), params.codigo && cutLink(params.codigo))
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  return <VerifyPage {...loaderData} />
}
