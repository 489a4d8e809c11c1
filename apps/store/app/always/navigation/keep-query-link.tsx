import { Link, type LinkProps, useLocation } from 'react-router'
import { useKeptQuery } from './use-kept-query.ts'

interface KeepQueryLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of the store (keeps the query string) or an absolute address (opens in a new tab). */
  readonly to: string
  /** Parameters that end here. */
  readonly drop?: readonly string[]
}

/**
 * The store's only way to link: it keeps the query string (docs/rules/issuers.md: query-travels) and tells where it was
 * followed.
 */
export function KeepQueryLink({ to, drop, ...rest }: KeepQueryLinkProps) {
  const kept = useKeptQuery()
  const { pathname } = useLocation()
  if (!to.startsWith('/')) {
    const { reloadDocument: _, prefetch: __, ...anchor } = rest
    return <a {...anchor} href={to} target="_blank" rel="noopener noreferrer" />
  }
  // The whole map of pages is there with the first script: no link has anything to discover.
  return (
    <Link
      discover="none"
      state={{ from: pathname }}
      {...rest}
      to={kept(to, drop)}
      data-keep-query={drop?.join(' ') ?? ''}
    />
  )
}
