import fastify, { type FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { NO_JSON_SCHEMAS } from '../plugins/no-json-schemas.ts'
import { RELEASE_VERSION } from '../process/release-version.ts'
import { metricsCollector } from './collect-metrics.ts'
import { registerHealth } from './health.ts'
import { whyAway } from './why-away.ts'

/** Metrics and health for operators, on a port of their own that the internet does not reach. */
export function buildOperationsServer(
  parts: Pick<Parts, 'config' | 'database' | 'switches' | 'metrics' | 'now'>,
): FastifyInstance {
  const app = fastify({ logger: false, schemaController: NO_JSON_SCHEMAS })
  registerHealth(app, parts)
  const collect = metricsCollector(parts)
  app.get('/health/version', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { version: RELEASE_VERSION }
  })
  app.get('/metrics', async (_request, reply) => {
    parts.metrics.databaseUp.set((await whyAway(parts.database)) === null ? 1 : 0)
    await collect()
    reply.type(parts.metrics.registry.contentType)
    return parts.metrics.registry.metrics()
  })
  return app
}
