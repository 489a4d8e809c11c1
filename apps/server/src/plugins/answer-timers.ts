import type { FastifyRequest } from 'fastify'
import type { Metrics } from '../process/metrics.ts'

interface Timer {
  observe(seconds: number): void
}

/** Finds the timer of an answer: one for each route, method and hundred of status, made when it is first needed. */
export function answerTimers({ requests }: Metrics) {
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
