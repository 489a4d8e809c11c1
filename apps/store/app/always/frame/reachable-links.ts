import type { IssuerKind, LinkGroup } from '@benefits/domain/catalogue/issuer'
import { findPage } from '../issuer/find-page.ts'

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
