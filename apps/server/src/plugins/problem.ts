import { returnCodeText } from '@benefits/copy/return-code-texts'
import type { ReturnCode } from '@benefits/domain/problem/return-code'
import { problemBody } from '@benefits/wire/problem'
import { STATUS_OF_CODE } from '@benefits/wire/status'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'

/** What a refusal may add to its code. `retryAfter` in seconds. */
export interface ProblemDetails {
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
  readonly retryAfter?: number
  /** HTTP status, where it is not the code's own. */
  readonly status?: number
  /** The code whose text it says, where that is not its own. */
  readonly saying?: ReturnCode
}

/** Seconds after which something that broke is worth another try. */
export const RETRY_SOON_SECONDS = 5

/**
 * Refuses because something under the store broke (503) or the process ends: nothing is wrong with the request. Its text
 * is not that of maintenance, which somebody has planned.
 */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 503, { retryAfter: RETRY_SOON_SECONDS, saying: -6 })
}

/**
 * Answers a refusal: the code's status, its Portuguese text in the name of the request's issuer, refused fields under
 * their wire names, Retry-After where a later try makes sense.
 */
export function sendProblem(
  reply: FastifyReply,
  code: ReturnCode,
  details: ProblemDetails = {},
): FastifyReply {
  const { server, request } = reply
  const issuer = request.scope?.issuer ?? server.mainIssuer
  if (details.retryAfter !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(details.retryAfter)))
  server.metrics.refusals.inc({ code: String(code) })
  return reply
    .code(details.status ?? STATUS_OF_CODE[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      z.encode(problemBody, {
        returnCode: {
          code,
          description: returnCodeText(details.saying ?? code, { shortName: issuer.issuer.shortName }),
        },
        ...(details.fields && details.fields.length > 0 ? { fields: [...details.fields] } : {}),
      }),
    )
}
