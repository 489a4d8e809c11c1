import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issuerPageHeaders } from '../issuer-page/render-issuer-page.ts'
import type { Parts } from '../parts.ts'
import { hostOf } from '../plugins/requested-host.ts'
import { deleteOptOut, insertOptOut } from '../repositories/opt-outs.ts'
import { OPT_OUT_PATH } from '../services/links/opt-out-address.ts'
import { readOptOutToken, recipientKeyOf } from '../services/opt-out/recipient.ts'
import { createVisitReader } from '../store-host/read-visit.ts'
import { renderOptOut, UNDO } from './render.ts'
import type { OptOutState } from './texts.ts'

/** A mail program sends a few words, a browser none. */
const BODY_LIMIT = 4096
const RETRY_SECONDS = 120

const STATUS = {
  ask: 200,
  done: 200,
  undone: 200,
  wrongToken: 400,
  unavailable: 503,
  maintenance: 503,
} as const satisfies Record<OptOutState, number>

type Works = Pick<Parts, 'config' | 'content' | 'database' | 'switches' | 'secret' | 'formerSecrets' | 'now'>

/**
 * The way out of bulk mail: a page with a button, and the POST behind it, which a mail program may also send by itself
 * (RFC 8058). The token alone decides: no session, no origin, no script. Reading changes nothing, since programs open
 * links before people do.
 */
export async function registerOptOutPage(app: FastifyInstance, works: Works): Promise<void> {
  const { config, content, database, switches, secret, formerSecrets, now } = works
  const readVisit = createVisitReader(content, config.prdHosts)
  const keys = [secret, ...formerSecrets].map(recipientKeyOf)
  const recipientOf = (request: FastifyRequest) => {
    const token = tokenOf(request)
    return keys.map((key) => readOptOutToken(key, token)).find((one) => one !== null) ?? null
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
    done(null),
  )

  const show = async (request: FastifyRequest, reply: FastifyReply, state: OptOutState) => {
    const search = new URL(request.raw.url ?? '/', 'http://store').search
    const visit = readVisit({ host: hostOf(request), search, cookie: request.headers.cookie })
    const { issuer } = visit.content
    const { html, policy } = renderOptOut({
      state,
      issuer,
      channel: visit.channel,
      faces: await app.pageFaces.read(issuer.theme),
      maskedEmail: recipientOf(request)?.maskedEmail ?? null,
      supportEmail: visit.channel.contact.email || issuer.email,
      token: tokenOf(request),
      // What was done is taken back by a press, what failed is tried again.
      isUndo: state === 'done' || (state === 'unavailable' && isUndo(request)),
    })
    if (STATUS[state] === 503) reply.header('retry-after', RETRY_SECONDS)
    return reply
      .code(STATUS[state])
      .headers(issuerPageHeaders(policy))
      .type('text/html; charset=utf-8')
      .send(html)
  }

  app.get(OPT_OUT_PATH, (request, reply) => {
    if (switches.maintenance()) return show(request, reply, 'maintenance')
    return show(request, reply, recipientOf(request) === null ? 'wrongToken' : 'ask')
  })

  app.post(OPT_OUT_PATH, async (request, reply) => {
    if (switches.maintenance()) return show(request, reply, 'maintenance')
    const recipient = recipientOf(request)
    if (recipient === null) return show(request, reply, 'wrongToken')
    try {
      if (isUndo(request)) await deleteOptOut(database.kysely, recipient.recipientHash)
      else await insertOptOut(database.kysely, recipient.recipientHash, now())
    } catch (error) {
      request.log.error({ err: error, reqId: request.id }, 'a wish for no more mail was not kept')
      return show(request, reply, 'unavailable')
    }
    return show(request, reply, isUndo(request) ? 'undone' : 'done')
  })
}

function isUndo({ query }: FastifyRequest): boolean {
  return (query as Readonly<Record<string, unknown>>)[UNDO.name] === UNDO.value
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { readonly token?: unknown }
  return typeof token === 'string' ? token : ''
}
