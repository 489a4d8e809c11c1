import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostOf, schemeOf } from '../../plugins/requested-host.ts'
import { OwnError } from '../../ports/own-error.ts'
import { DATA_PREFIX } from '../first-paint/page-part.ts'
import { preparePage } from '../first-paint/prepare-page.ts'
import type { StoreSource } from '../load-store.ts'
import { makeScope } from '../make-scope.ts'
import type { Visit } from '../read-visit.ts'
import type { StoreDeps } from '../store-deps.ts'
import { chatSources } from './chat-sources.ts'
import { safetyHeaders } from './content-policy.ts'
import { type EncodedPage, encodePage } from './encode-page.ts'
import { pageQuery } from './page-key.ts'
import { callsOf, reportOf } from './store-pages.ts'

/** A public page, and apart from it the data that its scripts take it over with. */
export interface CachedPage {
  readonly page: EncodedPage
  readonly data: EncodedPage
  /** Memory that both take. */
  readonly bytes: number
}

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
): Promise<CachedPage | null> {
  const store = await source()
  const place = `${address.path}${pageQuery(visit, address.search)}`
  const url = new URL(place, `${schemeOf(request)}://${hostOf(request)}`)
  let data: Promise<string> | undefined
  const scope = makeScope(visit, deps, {
    page: {
      nonce: null,
      visitorIndependent: true,
      receiveData: (text) => {
        data = text
      },
    },
    calls: {
      ...callsOf(app, deps, request),
      bypassesMemory: deps.inMaintenance(),
    },
    embedded: null,
    // A page that is cached for all tells nothing of anybody.
    log: { report: reportOf(request), note: () => {} },
  })
  const response = await store.fetch(new Request(url, { headers: { accept: 'text/html' } }), scope)
  const body = await response.text()
  if (response.status !== 200) return null
  if (!data) throw new OwnError('the page came without its data')
  const dataAddress = `${DATA_PREFIX}${place}`
  const { firstRules: rules, starter, tabCart } = store
  const prepared = preparePage(body, { rules, starter, tabCart, dataAddress })
  const safety = safetyHeaders(
    {
      environment: visit.environment,
      scripts: prepared.scripts,
      styles: prepared.styles,
      gtmTags: visit.content.issuer.gtmTags,
      frameAncestors: visit.content.issuer.frameAncestors,
      chat: chatSources(visit.content, visit.channel),
    },
    true,
  )
  const [page, late] = await Promise.all([
    encodePage(prepared.html, { 'content-type': 'text/html; charset=utf-8', ...safety }),
    encodePage(await data, {
      'content-type': 'text/plain; charset=utf-8',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    }),
  ])
  return { page, data: late, bytes: page.bytes + late.bytes }
}
