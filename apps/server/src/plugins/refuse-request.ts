import { refusalText } from '@benefits/copy/refusal-text'
import { REFUSALS, type RefusalName } from '@benefits/copy/refusals'
import type { CallProblem } from '@benefits/wire/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'
import { sendProblem } from './problem.ts'

const TITLE = 'Não foi possível abrir esta página'
/** Where the store's own scripts ask. */
const COMMANDS = '/recursos/'

/**
 * Refuses a request before anything reads it, in the shape that whoever sent it reads: a call the usual problem, a
 * command of the store's scripts its own result, everybody else a page. `retryAfter` in seconds; `status` where it is
 * not the refusal's own.
 */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalName,
  details: { readonly retryAfter?: number; readonly status?: number } = {},
): FastifyReply {
  const path = request.raw.url ?? '/'
  if (isCall(path)) return sendProblem(reply, refusal, details)
  const { server } = reply
  const text = refusalText(refusal, { shortName: server.mainIssuer.issuer.shortName })
  const { code } = REFUSALS[refusal]
  const { retryAfter, status = REFUSALS[refusal].status } = details
  server.metrics.refusals.inc({ code: String(code) })
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (path.startsWith(COMMANDS)) {
    const wait = retryAfter === undefined ? {} : { retryAfter }
    const problem: CallProblem = { code, status, description: text, fields: [], ...wait }
    return reply.code(status).header('cache-control', 'no-store').send({ ok: false, problem })
  }
  return reply
    .code(status)
    .headers(PLAIN_PAGE_HEADERS)
    .send(request.method === 'HEAD' ? '' : plainPage({ title: TITLE, text }))
}

/** Calls, assistants' questions and operations answer in JSON, whoever asks. */
function isCall(path: string): boolean {
  return ['/api', '/mcp', '/health', '/metrics'].some(
    (base) => path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`),
  )
}
