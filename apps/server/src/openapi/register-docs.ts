import { createHash } from 'node:crypto'
import type { CallDefinition } from '@benefits/wire/call'
import { accessToken } from '@benefits/wire/gateway/access-token'
import { grantCode } from '@benefits/wire/gateway/grant-code'
import { reportOrderState } from '@benefits/wire/portal/report-order-state'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isNotModified } from '../plugins/is-not-modified.ts'
import { describeApi } from './describe-api.ts'
import { describeCall } from './describe-call.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'

const VERSION = '1'
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * `/api/openapi.json` and `/api/docs`, open to anybody: both are written from the calls' definitions, on the first
 * request, so that no start waits for them.
 */
export function registerDocs(
  app: FastifyInstance,
  calls: readonly CallDefinition[],
  { faultSwitch }: Pick<Config, 'faultSwitch'>,
): void {
  const open = [grantCode, accessToken, reportOrderState] as unknown as readonly CallDefinition[]
  const describe = () =>
    [...open, ...calls].map((definition) =>
      describeCall(definition, { shortName: app.mainIssuer.issuer.shortName, faultSwitch }),
    )
  const document = kept(() => JSON.stringify(describeApi(describe(), VERSION)))
  const page = kept(() => docsPage(describe()))
  serve(app, '/api/openapi.json', 'application/json; charset=utf-8', document)
  serve(app, '/api/docs', 'text/html; charset=utf-8', page)
}

interface Kept {
  readonly text: string
  readonly etag: string
}

function kept(write: () => string): () => Kept {
  let made: Kept | undefined
  return () => {
    if (made) return made
    const text = write()
    made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"` }
    return made
  }
}

function serve(app: FastifyInstance, url: string, type: string, read: () => Kept): void {
  app.get(url, { config: { open: true } }, async (request, reply) => {
    const { text, etag } = read()
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=60')
      .header('content-security-policy', PAGE_POLICY)
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.header('content-type', type).send(text)
  })
}
