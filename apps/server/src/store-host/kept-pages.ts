import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safetyHeaders } from './content-policy.ts'
import { type EncodedPage, encodePage } from './encode-page.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { delayEntry } from './late-entry.ts'
import type { StoreSource } from './load-store.ts'
import { makeScope } from './make-scope.ts'
import { pageQuery } from './page-key.ts'
import type { Visit } from './read-visit.ts'
import type { StoreDeps } from './store-deps.ts'
import { reportOf, transportFor } from './store-pages.ts'

/**
 * Renders a public page without anything of the visitor: no cookie, only the query that the page depends on. Its inline
 * scripts are allowed by hash, so that the same bytes serve everyone. Null where the store answers something else (a
 * redirect, an unknown product).
 */
export async function renderForAll(
  app: FastifyInstance,
  deps: StoreDeps,
  source: StoreSource,
  request: FastifyRequest,
  visit: Visit,
  address: { readonly path: string; readonly search: string },
): Promise<EncodedPage | null> {
  const store = await source()
  const url = new URL(
    `${address.path}${pageQuery(visit, address.search)}`,
    `${request.protocol}://${request.host}`,
  )
  const scope = makeScope(visit, deps, {
    nonce: null,
    visitorIndependent: true,
    send: transportFor(app, deps, request),
    report: reportOf(request),
  })
  const response = await store.fetch(new Request(url, { headers: { accept: 'text/html' } }), scope)
  const body = await response.text()
  if (response.status !== 200) return null
  const html = delayEntry(body)
  const safety = safetyHeaders(
    {
      environment: visit.environment,
      scripts: inlineScriptHashes(html),
      frameAncestors: visit.content.issuer.frameAncestors,
    },
    true,
  )
  return encodePage(html, { 'content-type': 'text/html; charset=utf-8', ...safety })
}
