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
  readonly orders: Counter<'issuer'>
  readonly acceptances: Counter<'issuer'>
  readonly outsideCalls: Histogram<'service' | 'outcome'>
  /** Set by whoever prints the registry, as are the others of queues and pool. */
  readonly jobs: Gauge<'queue' | 'state'>
  readonly oldestJob: Gauge<'queue'>
  readonly heldQueues: Gauge<'queue'>
  readonly pool: Gauge<'state'>
  readonly poolWaiting: Gauge
  readonly poolWaits: Histogram
  readonly clockOffset: Gauge
  readonly backupAge: Gauge
  /** Set by the job of retention after each run. */
  readonly retentionFailures: Gauge
  /** Set by whoever follows the chains. */
  readonly chainProblems: Gauge<'issuer'>
  readonly sealEnds: Gauge<'variable'>
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
    orders: new Counter({
      name: 'orders_total',
      help: 'Orders that were concluded, by issuer.',
      labelNames: ['issuer'],
      registers: [registry],
    }),
    acceptances: new Counter({
      name: 'acceptances_total',
      help: 'Contracts that were accepted, by issuer.',
      labelNames: ['issuer'],
      registers: [registry],
    }),
    outsideCalls: new Histogram({
      name: 'outside_call_duration_seconds',
      help: 'Calls to acquirer, registry, postal, mail and portal, by outcome (ok, failed, refused for good).',
      labelNames: ['service', 'outcome'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers: [registry],
    }),
    jobs: new Gauge({
      name: 'jobs',
      help: 'Jobs of a queue that are not done: waiting, retrying, later (as was meant), running, failed (given up).',
      labelNames: ['queue', 'state'],
      registers: [registry],
    }),
    oldestJob: new Gauge({
      name: 'jobs_oldest_seconds',
      help: 'Since when the oldest job of a queue is due; 0 where none is.',
      labelNames: ['queue'],
      registers: [registry],
    }),
    heldQueues: new Gauge({
      name: 'jobs_held',
      help: '1 while an operator holds the queue, else 0.',
      labelNames: ['queue'],
      registers: [registry],
    }),
    pool: new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of this process: used, idle.',
      labelNames: ['state'],
      registers: [registry],
    }),
    poolWaiting: new Gauge({
      name: 'database_pool_waiting',
      help: 'Who waits for a connection of this process now.',
      registers: [registry],
    }),
    poolWaits: new Histogram({
      name: 'database_pool_wait_seconds',
      help: 'How long a connection of this process was waited for.',
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    clockOffset: new Gauge({
      name: 'clock_offset_seconds',
      help: 'How far the clock of this process is ahead of the database’s; below 0: behind it.',
      registers: [registry],
    }),
    backupAge: new Gauge({
      name: 'backup_age_seconds',
      help: 'Since when the last backup is done, as far as anybody told the store; +Inf where nobody ever did.',
      registers: [registry],
    }),
    retentionFailures: new Gauge({
      name: 'retention_failures',
      help: 'Kinds of data that the last run of retention could not let go; 0 after a run that was whole.',
      registers: [registry],
    }),
    chainProblems: new Gauge({
      name: 'evidence_chain_problems',
      help: 'What does not hold in the chain of accepted contracts, by issuer, as it was followed last.',
      labelNames: ['issuer'],
      registers: [registry],
    }),
    sealEnds: new Gauge({
      name: 'seal_ends_timestamp_seconds',
      help: 'When a certificate that seals contracts ends, by the variable that names it.',
      labelNames: ['variable'],
      registers: [registry],
    }),
  }
}
