import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { RELEASE_VERSION } from './release-version.ts'

/** What the process counts about itself; labels are routes and codes, never ids or personal data. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly refusals: Counter<'code'>
  readonly securityEvents: Counter<'event'>
  readonly linesLeftOut: Counter
  /** Set by whoever prints the registry: 1 or 0. */
  readonly databaseUp: Gauge
}

/** `withProcess` adds memory, CPU and event loop of the whole process. */
export function createMetrics({ withProcess }: { readonly withProcess: boolean }): Metrics {
  const registry = new Registry()
  if (withProcess) collectDefaultMetrics({ register: registry })
  const build = new Gauge({
    name: 'build_info',
    help: 'One, labelled by the release that this process is and the Node that it runs on.',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
  build.set({ version: RELEASE_VERSION, node: process.versions.node }, 1)
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to last byte of the answer, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'call_refusals_total',
      help: 'Refused calls by return code.',
      labelNames: ['code'],
      registers: [registry],
    }),
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'What may be somebody trying to get in, by kind.',
      labelNames: ['event'],
      registers: [registry],
    }),
    linesLeftOut: new Counter({
      name: 'log_lines_left_out_total',
      help: 'Lines that the log has no room for: answers to an address, and what pages tell, beyond their minute.',
      registers: [registry],
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: '1 while the database answers and can be written, as /health/database says; else 0.',
      registers: [registry],
    }),
  }
}
