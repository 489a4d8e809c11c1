import type { IssuerKind, LinkGroup } from '@benefits/domain/catalogue/issuer'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { matchPath } from 'react-router'
import { PAGES, type PageRow } from './page-table.ts'

/**
 * The page at an address in the issuer kind's table, or null. `pathname` without query; a last slash is ignored.
 * `hasAccounts` where the channel has accounts (ACESSO_VR): their steps are then a bank partner's, too.
 */
export function findPage(kind: IssuerKind, pathname: string, hasAccounts = false): PageRow | null {
  const path = barePath(pathname)
  const hasPage = ({ kinds, kindsWithAccounts = [] }: PageRow) =>
    kinds.includes(kind) || (hasAccounts && kindsWithAccounts.includes(kind))
  return PAGES.find((page) => hasPage(page) && isAt(page, path)) ?? null
}

/**
 * Is there a page to read at this address, whatever the issuer? Unknown addresses and the router's data requests are
 * none.
 */
export function isPublicPath(pathname: string): boolean {
  return pageAt(pathname)?.isPublic ?? false
}

/** Does the server draw this address alike for every visitor, whatever the issuer? */
export function isKeptAddress(pathname: string, search: string): boolean {
  const page = pageAt(pathname)
  if (!page?.isPublic && !page?.isKept && !page?.isStep) return false
  const query = new URLSearchParams(search)
  return !page.asks?.some((name) => query.has(name))
}

function pageAt(pathname: string): PageRow | undefined {
  if (pathname.endsWith('.data') || pathname !== barePath(pathname)) return undefined
  return PAGES.find((page) => isAt(page, pathname))
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

/** What is filled and paid stands under these; what is read, and what is chosen before, elsewhere. */
const PURCHASE = /^\/(?:carrinho|checkout|combo|pedido)(?:\/|$)/

/** Whether an address is a page of a purchase, from its cart to its conclusion. */
export function isPurchasePath(pathname: string): boolean {
  return PURCHASE.test(pathname)
}

/** Whether a purchase ends at an address, where one has just been concluded. */
export function isCheckoutEnd(pathname: string): boolean {
  return pageAt(barePath(pathname))?.end !== undefined
}

/** Whether a finished purchase stays here: an offer begins another one. */
export function keepsFinished(pathname: string): boolean {
  return pageAt(barePath(pathname))?.end === 'stays'
}

/**
 * Link groups without the addresses that this store does not answer for the issuer's kind: data may name a page before
 * the store has it. Groups that are left without links go.
 */
export function reachableGroups(groups: readonly LinkGroup[], kind: IssuerKind): readonly LinkGroup[] {
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => isReachable(url, kind)) }))
    .filter(({ links }) => links.length > 0)
}

/** Absolute addresses always; the store's own where its table has a page for them. */
export function isReachable(url: string, kind: IssuerKind): boolean {
  if (!url.startsWith('/')) return true
  const [path = ''] = url.split(/[?#]/)
  return findPage(kind, path) !== null
}
