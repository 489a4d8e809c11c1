import { pageTitle } from '../always/issuer/page-title.ts'
import { cachedClientLoader } from '../commands/calls/cached-client-loader.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadLanding } from '../pages/landing/load-landing.server.ts'
import { LandingPage, loadSections } from '../pages/landing/public.ts'
import type { Route } from './+types/landing'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches)

export function loader({ context }: Route.LoaderArgs) {
  return loadLanding(callsOf(context))
}

/** Who comes from another page gets this one whole, so that going back stands where they were. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [landing] = await Promise.all([cachedClientLoader(args), loadSections().catch(() => {})])
  return landing
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />
}
