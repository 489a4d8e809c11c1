import type { FastifyInstance } from 'fastify'
import { type AwayReason, DatabaseAway } from '../database/database-away.ts'
import type { Parts } from '../parts.ts'

const PATIENCE_MS = 2000

/** Why a process should get no visitors now. */
type Reason = AwayReason | 'closing'

/**
 * `/health/live`: the process answers. `/health/ready`: so does its database, and it is not about to end; else 503 with
 * the reason as one word.
 */
export function registerHealth(app: FastifyInstance, parts: Pick<Parts, 'database' | 'switches'>): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const reason = parts.switches.closing() ? 'closing' : await awayInTime(parts.database.ping())
    return reason ? reply.code(503).send({ status: 'unavailable', reason }) : { status: 'ok' }
  })
}

async function awayInTime(answer: Promise<void>): Promise<Reason | null> {
  const { promise: late, resolve } = Promise.withResolvers<Reason>()
  const timer = setTimeout(() => resolve('database'), PATIENCE_MS)
  try {
    return await Promise.race([answer.then(() => null), late])
  } catch (error) {
    return error instanceof DatabaseAway ? error.reason : 'database'
  } finally {
    clearTimeout(timer)
  }
}
