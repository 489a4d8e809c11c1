import type { RefusalName } from '@benefits/copy/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAway } from '../database/database-away.ts'
import { sendProblem, sendUnavailable } from './problem.ts'

/** What the framework refuses by itself, in our names; anything else with a 4xx status is `unreadable`. */
const REFUSAL_OF_STATUS: Readonly<Record<number, RefusalName>> = {
  404: 'notFound',
  405: 'methodRefused',
  413: 'tooLarge',
  415: 'formatRefused',
  429: 'tooMany',
}

/** Failures and unknown addresses answer as refusals do: a code and a Portuguese text, never a stack. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'notFound'))
  app.setErrorHandler(answerError)
}

/**
 * Fastify's error handler for calls and server pages. That the database is away is told once in the log, not by each.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DatabaseAway) return sendUnavailable(reply)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return sendProblem(reply, REFUSAL_OF_STATUS[status] ?? 'unreadable')
  request.log.error({ err: error, reqId: request.id, route: request.routeOptions.url }, 'unexpected failure')
  return sendProblem(reply, 'broken')
}
