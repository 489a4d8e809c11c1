import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { matchPath } from 'react-router'
import { PAGES, type PageRow } from './route-map.ts'

/** The page at an address in the issuer kind's table, or null. `pathname` without query; a last slash is ignored. */
export function findPage(kind: IssuerKind, pathname: string): PageRow | null {
  const path = barePath(pathname)
  return PAGES.find((page) => page.kinds.includes(kind) && isAt(page, path)) ?? null
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
