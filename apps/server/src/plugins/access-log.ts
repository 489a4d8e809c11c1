import type { FastifyInstance } from 'fastify'
import { remember } from './remember.ts'

/** More than there are routes, methods and kinds of status. */
const TIMERS_REMEMBERED = 2000

/**
 * One line and one measurement per answer. The route's pattern is logged, not the address: addresses hold CNPJs and
 * queries hold CPFs and e-mails (decisions 4).
 */
export function registerAccessLog(app: FastifyInstance): void {
  // These lines hold nothing of a caller's: looking for what to redact would cost more than pricing a cart does.
  const answers = app.log.child({}, { redact: [] })
  const timerOf = remember(TIMERS_REMEMBERED, (key) => {
    const [method = '', route = '', status = ''] = key.split(' ')
    return app.metrics.requests.labels({ method, route, status })
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seconds = reply.elapsedTime / 1000
    const method = request.method
    timerOf(`${method} ${route} ${Math.floor(reply.statusCode / 100)}xx`).observe(seconds)
    const line = {
      reqId: request.id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.scope ? { issuer: request.scope.issuer.issuer.code } : {}),
    }
    answers.info(line, 'answered')
    done()
  })
}
