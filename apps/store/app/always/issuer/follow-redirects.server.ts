import { type MiddlewareFunction, redirect } from 'react-router'
import { scopeContext } from '../../server-scope.ts'
import { findRedirect } from './redirects.server.ts'

/** Root middleware: former addresses lead on, keeping the query string (docs/rules/issuers.md: old-addresses). */
export const followRedirects: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { pathname, search } = url
  const found = findRedirect(context.get(scopeContext), pathname)
  if (found) throw redirect(`${found.to}${search}`, found.status)
  return next()
}
