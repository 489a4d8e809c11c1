import type { MetaDescriptor } from 'react-router'
import type { StoreView } from './store-view.ts'

/** 'Loja {issuer name}', followed by ' - {title}' where the page has its own (spec 1 §1). */
export function titleOf(issuerName: string, title?: string): string {
  return title ? `Loja ${issuerName} - ${title}` : `Loja ${issuerName}`
}

interface RootMatch {
  readonly id: string
  readonly loaderData?: unknown
}

/** A route's `meta`: `export const meta = ({ matches }: Route.MetaArgs) => pageTitle(matches, copy.title)`. */
export function pageTitle(matches: readonly (RootMatch | undefined)[], title?: string): MetaDescriptor[] {
  const view = matches.find((match) => match?.id === 'root')?.loaderData as StoreView | undefined
  return [{ title: titleOf(view?.identity.issuerName ?? '', title).trim() }]
}
