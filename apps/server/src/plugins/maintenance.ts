import type { FastifyInstance } from 'fastify'
import type { Switches } from '../operations/switches.ts'
import type { Platform } from '../platform.ts'
import { sendProblem } from './problem.ts'
import { readScope } from './scope.ts'

const RETRY_SECONDS = 120

/** While the switch is on every call answers 503 with the maintenance text of its issuer (decisions 9). */
export function registerMaintenance(
  app: FastifyInstance,
  platform: Pick<Platform, 'content'> & { readonly switches: Switches },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!platform.switches.maintenance()) return done()
    const scope = readScope(request, platform.content)
    if (typeof scope !== 'number') request.scope = scope
    sendProblem(reply, 503, { retryAfter: RETRY_SECONDS })
  })
}
