import type { FastifyInstance } from 'fastify'
import type { Switches } from '../process/switches.ts'
import { sendProblem } from './problem.ts'
import type { ScopeReader } from './scope.ts'

/** When whoever meets a closed store may come again, in seconds. */
export const CLOSED_RETRY_SECONDS = 120

/** While the switch is on every call answers 503 with the maintenance text of its issuer. */
export function registerMaintenance(app: FastifyInstance, switches: Switches, readScope: ScopeReader): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!switches.maintenance()) return done()
    const scope = readScope(request)
    if (typeof scope !== 'string') request.scope = scope
    sendProblem(reply, 'maintenance', { retryAfter: CLOSED_RETRY_SECONDS })
  })
}
