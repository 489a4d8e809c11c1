import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Role } from '../config/process.ts'
import type { Database } from '../database/database.ts'
import { afterCommit } from '../database/transaction-scope.ts'
import { traceHeaders } from '../ports/monitoring.ts'
import { OwnError } from '../ports/own-error.ts'
import { createWorkers } from './create-workers.ts'
import { reviveOrphans } from './engine-tables.ts'
import type { EnqueueOptions, Jobs } from './jobs.ts'
import { createClockMend } from './mend-clock.ts'
import { type Engine, openEngine } from './open-engine.ts'
import { QUEUE_NAMES, QUEUES } from './queues.ts'

/**
 * Seconds between looks at a queue, by what the process does; jobs of this process do not wait for it, those of others
 * and retries do. A process that works on the jobs of others looks as often as the engine lets it.
 */
const POLL_SECONDS = { both: 2, jobs: 0.5 } as const satisfies Record<Exclude<Role, 'web'>, number>
const STOP_MS = 10_000
/** Between two looks for jobs of a clock that was ahead; one that fails is made up for by the next. */
const MEND_MS = 60_000

/**
 * Jobs of this process; the engine behind them is loaded when they start, after the store has opened. One that serves
 * visitors alone (role `web`) enqueues and works on nothing. `migrates`: it makes its tables where they are missing or
 * old.
 */
export function createJobs(
  database: Database,
  log: Logger,
  { role = 'both', migrates = true }: { readonly role?: Role; readonly migrates?: boolean } = {},
): Jobs {
  const workers = createWorkers(log)
  let engine: Engine | undefined
  let starting: Promise<void> | undefined
  let mending: NodeJS.Timeout | undefined
  const { promise: started, resolve: tellStarted } = Promise.withResolvers<void>()

  const begin = async () => {
    engine = await openEngine(database, log, { migrates, supervises: role !== 'web' })
    const { boss } = engine
    await boss.start()
    await createMissingQueues(boss)
    // Inserting nothing loads each queue's settings now: later, inside a transaction, it would be a query outside it.
    for (const queue of QUEUE_NAMES) await boss.insert(queue, [])
    if (role !== 'web') {
      // The engine's own first look comes after its interval: a process that often starts anew would never take one.
      await (database.kind === 'embedded' ? reviveOrphans(database.kysely) : boss.supervise())
      await workers.begin(boss, POLL_SECONDS[role])
      const mend = createClockMend(database.kysely)
      mending = setInterval(() => void mend().catch(() => {}), MEND_MS).unref()
    }
    tellStarted()
  }

  return {
    enqueue: async (trx, queue, data, options = {}) => {
      if (!engine) throw new OwnError('A job was enqueued before jobs were started.')
      await engine.boss.insert(queue, [toJob(data, options)], { db: engine.fromKysely(trx) })
      if (!options.startAfterSeconds) afterCommit(() => workers.wake(queue))
    },
    registerHandler: workers.registerHandler,
    hold: workers.hold,
    start: () => {
      starting ??= begin()
      return starting
    },
    started,
    stop: async () => {
      // An engine that is stopped half started would go on starting.
      await starting?.catch(() => {})
      workers.end()
      clearInterval(mending)
      await engine?.boss.stop({ graceful: true, timeout: STOP_MS, close: true })
    },
  }
}

/** Makes the rows of the queues that the engine does not know yet. */
export async function createMissingQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const queue of QUEUE_NAMES) {
    const { workers: _, patienceSeconds: __, ...settings } = QUEUES[queue]
    if (!known.has(queue)) await boss.createQueue(queue, settings)
  }
}

/** A job as the engine takes it. */
function toJob(data: object, { singletonKey, startAfterSeconds, isUrgent }: EnqueueOptions) {
  return {
    // The trace that asked for it, where there is one: the job's own is linked to it.
    data: { ...data, ...traceHeaders() },
    ...(singletonKey ? { id: keyToId(singletonKey) } : {}),
    ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
    ...(isUrgent ? { priority: 1 } : {}),
  }
}

/** The same key gives the same job id (RFC 9562 version 8), which the queue takes once. */
function keyToId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
