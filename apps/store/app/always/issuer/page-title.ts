import type { MetaDescriptor } from 'react-router'
import type { StoreView } from './store-view.ts'

/** 'Loja {issuer name}', followed by ' - {title}' where the page has its own. */
export function titleOf(issuerName: string, title?: string): string {
  return title ? `Loja ${issuerName} - ${title}` : `Loja ${issuerName}`
}

interface RootMatch {
  readonly id: string
  readonly loaderData?: unknown
}

/**
 * A route's `meta`: `export const meta = ({ matches }: Route.MetaArgs) => pageTitle(matches, copy.title)`. With the
 * words for search engines and shared links: the page's own description where it has one, the issuer's elsewhere. A
 * title may be named after the issuer.
 */
export function pageTitle(
  matches: readonly (RootMatch | undefined)[],
  named?: string | ((shortName: string) => string),
  description?: string,
): MetaDescriptor[] {
  const view = matches.find((match) => match?.id === 'root')?.loaderData as StoreView | undefined
  const shortName = view?.loaded ? view.configuration.issuer.shortName : ''
  const title = typeof named === 'function' ? named(shortName).trim() : named
  const name = titleOf(view?.identity.issuerName ?? '', title).trim()
  if (!view?.loaded) return [{ title: name }]
  const { issuer } = view.configuration
  const shared = { title: title ? name : issuer.title, description: description ?? issuer.description }
  return [
    { title: name },
    { name: 'description', content: shared.description },
    { property: 'og:title', content: shared.title },
    { property: 'og:description', content: shared.description },
    { name: 'twitter:title', content: shared.title },
    { name: 'twitter:description', content: shared.description },
  ]
}
