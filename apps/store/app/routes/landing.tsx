import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { loadLanding } from '../features/landing/load-landing.server.ts'
import { LandingPage } from '../features/landing/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/landing'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches)

export function loader({ context }: Route.LoaderArgs) {
  return loadLanding(callsOf(context))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />
}
