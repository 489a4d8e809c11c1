import type { FastifyInstance } from 'fastify'
import { answerTimers } from './answer-timers.ts'

/**
 * One line and one measurement per answer. The route's pattern is logged, not the address: addresses hold CNPJs and
 * queries hold CPFs and e-mails.
 */
export function registerAccessLog(app: FastifyInstance): void {
  const timerOf = answerTimers(app.metrics)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime
    timerOf(request, reply.statusCode).observe(ms / 1000)
    const line = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(request.scope ? { issuer: request.scope.issuer.issuer.code } : {}),
    }
    app.log.info(line, 'answered')
    done()
  })
}
