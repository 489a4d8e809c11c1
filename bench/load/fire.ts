import { createHistogram } from 'node:perf_hooks'
import autocannon, { type LoadRequest, type LoadResult } from 'autocannon'
import type { Child } from '../child.ts'

/** What one burst of load did to a server. */
export interface Burst {
  readonly perSecond: number
  /** CPU of the server per request, in ms: neighbours on the machine change it least. */
  readonly cpuMs: number
  readonly p99: number
  readonly total: number
}

const CONNECTIONS = 10

/**
 * Sends `requests` in turns over ten connections, or so many as told, for some seconds. Throws where an answer is not a
 * good one.
 */
export async function fireFor(
  seconds: number,
  server: Child,
  url: string,
  requests: readonly LoadRequest[],
  connections = CONNECTIONS,
): Promise<Burst> {
  return measured(server, () =>
    autocannon({
      url,
      connections,
      duration: seconds,
      setupClient: (client) => client.setRequests(requests),
    }),
  )
}

/**
 * Sends `requests` in turns over ten connections, so many a second, and tells the 99th percentile of their answers in
 * ms. The load's own figures know whole milliseconds only, so that each answer is written down here.
 */
export async function percentileAt(
  rate: number,
  seconds: number,
  url: string,
  requests: readonly LoadRequest[],
): Promise<number> {
  const answers = createHistogram()
  const { non2xx, errors, timeouts } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: rate,
    setupClient: (client) => {
      client.setRequests(requests)
      client.on('response', (_status, _bytes, ms) => answers.record(Math.max(1, Math.round(ms * 1000))))
    },
  })
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${non2xx} refusals, ${errors} errors and ${timeouts} time-outs at ${rate} a second`)
  if (answers.count < (rate * seconds) / 2)
    throw new Error(`${answers.count} answers in ${seconds} s: the load could not keep ${rate} a second`)
  return answers.percentile(99) / 1000
}

/** Sends each of `requests` exactly once, over ten connections or so many as told. */
export async function fireOnce(
  server: Child,
  url: string,
  requests: readonly LoadRequest[],
  connections = CONNECTIONS,
): Promise<Burst> {
  const share = Math.floor(requests.length / connections)
  let next = 0
  return measured(server, () =>
    autocannon({
      url,
      connections,
      amount: share * connections,
      setupClient: (client) => {
        client.setRequests(requests.slice(next, next + share))
        next += share
      },
    }),
  )
}

async function measured(server: Child, fire: () => Promise<LoadResult>): Promise<Burst> {
  const [cpu, began] = [server.cpuMs(), performance.now()]
  const { requests, latency, non2xx, errors, timeouts } = await fire()
  const seconds = (performance.now() - began) / 1000
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${non2xx} refusals, ${errors} errors and ${timeouts} time-outs under load`)
  }
  return {
    perSecond: requests.total / seconds,
    cpuMs: (server.cpuMs() - cpu) / requests.total,
    p99: latency.p99,
    total: requests.total,
  }
}
