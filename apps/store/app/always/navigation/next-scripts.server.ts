import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { findPage } from '../../addresses/find-page.ts'
import { PAGES } from '../../addresses/page-table.ts'
import type { RouteAssets } from '../../server-scope.ts'

/** Addresses of the scripts that a page needs beside those that every page has, by the page's own address. */
export type NextScripts = Readonly<Record<string, readonly string[]>>

/** The scripts of the pages that most visitors of an issuer of `kind` go on to (docs/rules/screens.md: next-page). */
export function nextScripts(assets: RouteAssets, kind: IssuerKind): NextScripts {
  const addresses = new Set(PAGES.flatMap(({ next }) => next?.[kind] ?? []))
  return Object.fromEntries([...addresses].map((address) => [address, scriptsOf(assets, kind, address)]))
}

/** A page's and its frame's. */
function scriptsOf(assets: RouteAssets, kind: IssuerKind, address: string): readonly string[] {
  const page = findPage(kind, address, true)
  const route = Object.values(assets).find((one) => page && one?.path === page.path.slice(1))
  const frame = assets[route?.parentId ?? '']
  return [frame, route].flatMap((one) => one?.module ?? [])
}
