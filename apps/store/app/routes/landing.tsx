import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadLanding } from '../pages/landing/load-landing.server.ts'
import { LandingPage } from '../pages/landing/public.ts'
import type { Route } from './+types/landing'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches)

export function loader({ context }: Route.LoaderArgs) {
  return loadLanding(callsOf(context))
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />
}
