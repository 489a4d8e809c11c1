import fastify, { type FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { NO_JSON_SCHEMAS } from '../plugins/no-json-schemas.ts'
import { registerHealth } from './health.ts'

/** Metrics and health for operators, on a port of their own that the internet does not reach. */
export function buildOperationsServer(
  platform: Pick<Platform, 'database' | 'switches' | 'metrics'>,
): FastifyInstance {
  const app = fastify({ logger: false, schemaController: NO_JSON_SCHEMAS })
  registerHealth(app, platform)
  app.get('/metrics', async (_request, reply) => {
    reply.type(platform.metrics.registry.contentType)
    return platform.metrics.registry.metrics()
  })
  return app
}
