import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { PrivacyPage, privacyCopy } from '../pages/privacy/public.ts'
import type { Route } from './+types/privacy'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, privacyCopy.pageTitle)

export function loader({ context }: Route.LoaderArgs) {
  const { frame, host } = callsOf(context).scope
  return { keptDays: host.keptDays, mayBeFramed: frame.mayBeFramed }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />
}
