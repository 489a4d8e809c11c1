import type { FastifyInstance } from 'fastify'
import { REQUEST_ID } from './request-ids.ts'

/**
 * One line and one measurement per answer. The route's pattern is logged, not the address: addresses hold CNPJs and
 * queries hold CPFs and e-mails.
 */
export function registerAccessLog(app: FastifyInstance): void {
  const { requests } = app.metrics
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.labels({ method, route, status }).observe(ms / 1000)
    const line = {
      reqId: request.id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(request.scope ? { issuer: request.scope.issuer.issuer.code } : {}),
    }
    app.log.info(line, 'answered')
    done()
  })
}
