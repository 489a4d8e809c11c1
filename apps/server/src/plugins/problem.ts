import type { GATEWAY_TEXTS } from '@benefits/copy/gateway-texts'
import { refusalText } from '@benefits/copy/refusal-text'
import { REFUSALS, type RefusalName } from '@benefits/copy/refusals'
import { MOST_FIELDS } from '@benefits/wire/input/refusal'
import { problemBody, SAID_CODE_HEADER } from '@benefits/wire/problem'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'

/** What a refusal may add to its name. `retryAfter` in seconds. */
export interface ProblemDetails {
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
  readonly retryAfter?: number
  /** HTTP status, where it is not the refusal's own. */
  readonly status?: number
  /** The refusal whose text it says, where that is not its own. */
  readonly saying?: RefusalName
  /** What it says to a program, where no refusal's text does. */
  readonly text?: (typeof GATEWAY_TEXTS)[keyof typeof GATEWAY_TEXTS]
}

/** Seconds after which something that broke is worth another try. */
export const RETRY_SOON_SECONDS = 5

/**
 * Refuses because something under the store broke (503) or the process ends: nothing is wrong with the request. Its
 * text is not that of maintenance, which somebody has planned.
 */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 'maintenance', { retryAfter: RETRY_SOON_SECONDS, saying: 'serviceAway' })
}

/**
 * Answers a refusal: its status, its Portuguese text in the name of the request's issuer, refused fields under
 * their wire names, Retry-After where a later try makes sense.
 */
export function sendProblem(
  reply: FastifyReply,
  refusal: RefusalName,
  details: ProblemDetails = {},
): FastifyReply {
  const { server, request } = reply
  const { code, status } = REFUSALS[refusal]
  const { issuer } = request.scope?.content ?? server.mainIssuer
  if (details.retryAfter !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(details.retryAfter)))
  if (details.saying !== undefined) reply.header(SAID_CODE_HEADER, String(REFUSALS[details.saying].code))
  server.metrics.refusals.inc({ code: String(code) })
  return reply
    .code(details.status ?? status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      z.encode(problemBody, {
        returnCode: {
          code,
          description:
            details.text ?? refusalText(details.saying ?? refusal, { shortName: issuer.shortName }),
        },
        ...(details.fields && details.fields.length > 0
          ? { fields: details.fields.slice(0, MOST_FIELDS) }
          : {}),
      }),
    )
}
