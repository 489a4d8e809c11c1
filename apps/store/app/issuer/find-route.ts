import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { PAGES, type PageRow, REDIRECTS } from './route-map.ts'

/** What an address is for an issuer's kind. */
export type FoundRoute =
  | { readonly is: 'page'; readonly page: PageRow }
  | { readonly is: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly is: 'unknown' }

const pages = PAGES.map((page) => ({ page, matches: patternOf(page.path) }))
const redirects = REDIRECTS.map((redirect) => ({ redirect, matches: patternOf(redirect.path) }))

/** Looks an address up in the issuer kind's table. `pathname` without query; a last slash is ignored. */
export function findRoute(kind: IssuerKind, pathname: string): FoundRoute {
  const path = barePath(pathname)
  const moved = redirects.find(({ redirect, matches }) => redirect.kinds.includes(kind) && matches.test(path))
  if (moved) return { is: 'redirect', to: moved.redirect.to, status: moved.redirect.status }
  const found = pages.find(({ page, matches }) => page.kinds.includes(kind) && matches.test(path))
  return found ? { is: 'page', page: found.page } : { is: 'unknown' }
}

/** What the router asks for instead of a page when a visitor follows a link inside the store. */
const DATA_REQUEST = /\.data$/

/** Is this address the same for every visitor, whatever the issuer? Unknown addresses and data requests are not. */
export function isPublicPath(pathname: string): boolean {
  if (DATA_REQUEST.test(pathname)) return false
  return pages.some(({ page, matches }) => page.isPublic === true && matches.test(pathname))
}

/** The public addresses without parameters: what the sitemap lists. */
export function publicPaths(kind: IssuerKind): readonly string[] {
  return PAGES.filter((page) => page.isPublic && page.kinds.includes(kind) && !page.path.includes(':')).map(
    (page) => page.path,
  )
}

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${segment}`
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${segments.join('')}$`)
}
