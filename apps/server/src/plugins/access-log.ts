import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../process/metrics.ts'

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

interface Timer {
  observe(seconds: number): void
}

/** Finds the timer of an answer: one for each route, method and hundred of status, made when it is first needed. */
function answerTimers({ requests }: Metrics) {
  /** By a route's config, which is the route's own object, then by method, then by the hundred. */
  const known = new Map<object, Map<string, Timer[]>>()
  return ({ method, routeOptions }: FastifyRequest, status: number): Timer => {
    const { config, url = 'unknown' } = routeOptions
    const hundred = Math.floor(status / 100)
    const timer = known.get(config)?.get(method)?.[hundred]
    if (timer) return timer
    const made = requests.labels({ method, route: url, status: `${hundred}xx` })
    const ofRoute = known.get(config) ?? new Map<string, Timer[]>()
    const ofMethod = ofRoute.get(method) ?? []
    ofMethod[hundred] = made
    known.set(config, ofRoute.set(method, ofMethod))
    return made
  }
}
