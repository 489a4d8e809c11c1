import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { countAddresses } from '../protection/count-windows.ts'
import { REQUEST_ID } from './request-ids.ts'

/** Lines a minute of one address: some 600 KB. What it asks beyond them is counted, and 429 for the most part. */
const MOST_LINES = 2400
const WINDOW_MS = 60_000
/** Multiplies it where LIMITS=relaxed: a test machine is one address. */
const RELAXED = 100
const ADDRESSES = 20_000

/**
 * One line and one measurement per answer; an address that asks for more than anybody reads gets no more lines in its
 * minute, so that nobody fills the disk by asking. The route's pattern is logged, not the address: addresses hold
 * CNPJs and queries hold CPFs and e-mails.
 */
export function registerAccessLog(
  app: FastifyInstance,
  { relaxedLimits, prdHosts }: Pick<Config, 'relaxedLimits' | 'prdHosts'>,
): void {
  const { requests, linesLeftOut } = app.metrics
  const max = MOST_LINES * (relaxedLimits ? RELAXED : 1)
  const lines = countAddresses({ max, windowMs: WINDOW_MS, capacity: ADDRESSES })
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
    // A balancer asks every second: in production that is most of what would be kept.
    if (prdHosts.length > 0 && route.startsWith('/health/')) return done()
    if (lines.take(request.ip, performance.now()) > 0) {
      linesLeftOut.inc()
      done()
      return
    }
    const line = {
      reqId: request.id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(request.scope ? { issuer: request.scope.content.issuer.code } : {}),
    }
    app.log.info(line, 'answered')
    done()
  })
}
