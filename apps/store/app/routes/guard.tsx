import { lazy, useEffect } from 'react'
import { data, isRouteErrorResponse, type MetaFunction, Outlet, useLocation } from 'react-router'
import { findPage } from '../addresses/find-page.ts'
import { FailedPage, loadErrorPage } from '../always/failed-page/failed-page.tsx'
import { pageTitle } from '../always/issuer/page-title.ts'
import { shellCopy } from '../always/navigation/copy.ts'
import { nextScripts } from '../always/navigation/next-scripts.server.ts'
import { NextPage } from '../always/navigation/page-change.tsx'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { SignOut } from '../purchase/access/public.ts'
import { CartButton } from '../purchase/cart/public.ts'
import { routeAssetsContext } from '../server-scope.ts'
import type { Route } from './+types/guard'

/** With its drawing. */
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/public.ts')).NotFoundPage,
}))

/** A screen has its own; the page that stands in its place where it is not found is told apart too. */
export const meta: MetaFunction = ({ matches, error }) =>
  isRouteErrorResponse(error) && error.status === 404
    ? pageTitle(matches, shellCopy.notFoundTitle)
    : pageTitle(matches)

/** Every screen stands behind this: one that is not in the issuer kind's table is not found. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { issuer, channel } = callsOf(context).scope
  if (findPage(issuer.kind, url.pathname, channel.accessManagement) === null)
    throw data(null, { status: 404 })
  return { scripts: nextScripts(context.get(routeAssetsContext), issuer.kind) }
}

/** The server has answered once; inside the visit the links of an issuer lead to its own screens only. */
export const shouldRevalidate = () => false

export default function Guard({ loaderData: { scripts } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== '/') void loadErrorPage().catch(() => {})
  }, [pathname])
  return (
    <>
      <Outlet />
      <NextPage scripts={scripts} />
    </>
  )
}

export function ErrorBoundary() {
  return <FailedPage account={<SignOut />} cart={<CartButton />} notFound={<NotFoundPage />} />
}
