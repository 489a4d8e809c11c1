import { data, Outlet } from 'react-router'
import { callsOf } from '../calls/request-calls.server.ts'
import { findRoute } from '../issuer/find-route.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import type { Route } from './+types/guard'

/** Every screen stands behind this: one that is not in the issuer kind's table is not found (spec 1 §2.1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (findRoute(callsOf(context).scope.issuerKind, url.pathname).is === 'unknown')
    throw data(null, { status: 404 })
  return null
}

/** The server has answered once; inside the visit the links of an issuer lead to its own screens only. */
export const shouldRevalidate = () => false

export default function Guard() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
