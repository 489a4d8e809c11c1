import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { createPageLimit } from '../plugins/page-limits.ts'
import { refuseRequest } from '../plugins/refuse-request.ts'
import { hostOf } from '../plugins/requested-host.ts'
import { createVisitReader } from '../store-host/read-visit.ts'
import { isForeign } from '../store-host/refuse-command.ts'

/** Where an assistant asks. */
export const ASSISTANT_PATH = '/mcp'

/** As the calls': no question of an assistant comes near it. */
const BODY_LIMIT = 64 * 1024

/** Nothing else is asked for: whatever a program says that it accepts, it is answered in JSON. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

type Works = Pick<Parts, 'config' | 'content' | 'security' | 'secret' | 'now'>

/**
 * The store for assistants: the Model Context Protocol over streamable HTTP, without sessions, so that each request is
 * answered whole and any process answers it. Its library is loaded with the first request. The issuer comes from the
 * host as on every page; a page of another origin is refused, since a browser would ask in its visitor's name
 * (docs/rules/assistant.md).
 */
export function registerAssistant(app: FastifyInstance, works: Works, server: FastifyInstance): void {
  const { config, content, security } = works
  if (!config.assistant) return
  const readVisit = createVisitReader(content, config.prdHosts)
  const limit = createPageLimit(config, security)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForeign(hostOf(request), request.headers))
      return refuseRequest(request, reply, 'unreadable', { status: 403 })
    if (limit('drawnPage', request, reply)) return reply
    // There is no stream to listen to and no session to end.
    if (request.method !== 'POST') {
      reply.header('allow', 'POST, OPTIONS')
      return request.method === 'OPTIONS'
        ? reply.code(204).send()
        : refuseRequest(request, reply, 'methodRefused')
    }
    const type = request.headers['content-type']
    if (type !== undefined && !JSON_TYPE.test(type)) return refuseRequest(request, reply, 'formatRefused')
    const { answerAssistant } = await import('./answer-assistant.ts')
    const visit = readVisit({ host: hostOf(request), search: searchOf(request), cookie: undefined })
    if (visit.unknownChannel) return refuseRequest(request, reply, 'channelUnknown')
    const { status, json } = await answerAssistant(request, visit, works, server)
    reply.code(status).header('cache-control', 'no-store')
    return json === null ? reply.send() : reply.type('application/json').send(json)
  }
  for (const url of [ASSISTANT_PATH, `${ASSISTANT_PATH}/`]) app.all(url, answer)
}

function searchOf({ raw }: FastifyRequest): string {
  return new URL(raw.url ?? '/', 'http://store').search
}
