import { resolveEnvironment } from '@benefits/domain/host/resolve-environment'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Caller } from '../plugins/fastify-types.ts'
import { sendProblem } from '../plugins/problem.ts'
import { hostOf } from '../plugins/requested-host.ts'
import { isForEnvironment } from '../protection/programs.ts'
import { holderOf, LONGEST_TOKEN, type Tokens } from './tokens.ts'

/**
 * Refuses calls without a good `access_token` of the `client_id` beside it (401, code 401) and tells the rest who
 * calls. The store's own pages have tokens of their own kind. Open calls pass. A program that was revoked, or calls
 * in an environment that is not its own, is refused alike.
 */
export function requireToken(tokens: Tokens, { config, programs }: Pick<Parts, 'config' | 'programs'>) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { open, forAnybody } = request.routeOptions.config
    if (open || forAnybody) {
      done()
      return
    }
    const { client_id: clientId, access_token: token } = request.headers
    if (typeof clientId !== 'string' || typeof token !== 'string' || token.length > LONGEST_TOKEN) {
      sendProblem(reply, 'unauthorised')
      return
    }
    const enter = (caller: Caller | null) => {
      const program = caller?.clientId === clientId ? programs.find(clientId) : null
      const environment = resolveEnvironment(hostOf(request), config.prdHosts)
      if (program === null || !isForEnvironment(program, environment))
        return void sendProblem(reply, 'unauthorised')
      request.caller = caller
      done()
    }
    const caller = tokens.verify(token, holderOf(request))
    if (caller instanceof Promise) caller.then(enter, done)
    else enter(caller)
  }
}
