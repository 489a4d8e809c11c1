import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

const PATIENCE_MS = 2000

/** `/health/live`: the process answers. `/health/ready`: so does its database, and it is not about to end. */
export function registerHealth(
  app: FastifyInstance,
  platform: Pick<Platform, 'database' | 'switches'>,
): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!platform.switches.closing() && (await answersInTime(platform.database.ping())))
      return { status: 'ok' }
    return reply.code(503).send({ status: 'unavailable' })
  })
}

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  try {
    return await Promise.race([answer.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
