import { type MiddlewareFunction, redirect } from 'react-router'
import { scopeContext } from '../server-scope.ts'
import { findRoute } from './find-route.ts'

/** Root middleware: former addresses lead on, keeping the query string (docs/rules/issuers.md: old-addresses). */
export const followRedirects: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { pathname, search } = url
  const found = findRoute(context.get(scopeContext).issuerKind, pathname)
  if (found.is === 'redirect') throw redirect(`${found.to}${search}`, found.status)
  return next()
}
