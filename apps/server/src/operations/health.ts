import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { whyAway } from './why-away.ts'

/**
 * `/health/live`: the process answers. `/health/ready`: it takes visitors, since it is not about to end; balancers ask
 * this. The database does not count: without it kept pages, content calls and the store's own refusals are answered on,
 * and no other process could do more. `/health/database`: whether the database answers and can be written. The last two
 * are else 503 with the reason as one word.
 */
export function registerHealth(app: FastifyInstance, parts: Pick<Parts, 'database' | 'switches'>): void {
  const health = (path: string, whyNot: () => string | null | Promise<string | null>) =>
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const reason = await whyNot()
      return reason ? reply.code(503).send({ status: 'unavailable', reason }) : { status: 'ok' }
    })
  health('/health/live', () => null)
  health('/health/ready', () => (parts.switches.closing() ? 'closing' : null))
  health('/health/database', () => whyAway(parts.database))
}
