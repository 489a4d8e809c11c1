import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { matchPath } from 'react-router'
import { PAGES, type PageRow, REDIRECTS } from './route-map.ts'

/** What an address is for an issuer's kind. */
export type FoundRoute =
  | { readonly is: 'page'; readonly page: PageRow }
  | { readonly is: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly is: 'unknown' }

/** Looks an address up in the issuer kind's table. `pathname` without query; a last slash is ignored. */
export function findRoute(kind: IssuerKind, pathname: string): FoundRoute {
  const path = barePath(pathname)
  const moved = REDIRECTS.find((redirect) => redirect.kinds.includes(kind) && isAt(redirect, path))
  if (moved) return { is: 'redirect', to: moved.to, status: moved.status }
  const page = PAGES.find((one) => one.kinds.includes(kind) && isAt(one, path))
  return page ? { is: 'page', page } : { is: 'unknown' }
}

/** Is this address the same for every visitor, whatever the issuer? Unknown addresses and the router's data requests are not. */
export function isPublicPath(pathname: string): boolean {
  if (pathname.endsWith('.data') || pathname !== barePath(pathname)) return false
  return PAGES.some((page) => page.isPublic && isAt(page, pathname))
}

/** The public addresses without parameters: what the sitemap lists. */
export function publicPaths(kind: IssuerKind): readonly string[] {
  return PAGES.filter((page) => page.isPublic && page.kinds.includes(kind) && !page.path.includes(':')).map(
    (page) => page.path,
  )
}

function isAt({ path }: { readonly path: string }, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null
}
