import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../plugins/problem.ts'
import type { Tokens } from './tokens.ts'

/** Longer texts are no token of ours and are not worth a look. */
const LONGEST_TOKEN = 1000

/**
 * Refuses calls without a good `access_token` of the `client_id` beside it (401, code 401) and tells the rest who
 * calls. Open calls pass.
 */
export function requireToken(tokens: Tokens) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.routeOptions.config.open) return undefined
    const { client_id: clientId, access_token: token } = request.headers
    const isReadable =
      typeof clientId === 'string' && typeof token === 'string' && token.length <= LONGEST_TOKEN
    const caller = isReadable ? await tokens.verify(token) : null
    if (!caller || !isReadable || !isSame(caller.clientId, clientId)) return sendProblem(reply, 401)
    request.caller = caller
    return undefined
  }
}

/** Compares without telling by its duration how much was right. */
export function isSame(one: string, other: string): boolean {
  const left = Buffer.from(one)
  const right = Buffer.from(other)
  return left.length === right.length && timingSafeEqual(left, right)
}
