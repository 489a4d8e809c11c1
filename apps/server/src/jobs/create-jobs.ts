import { createHash } from 'node:crypto'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Role } from '../config/process.ts'
import type { Database } from '../database/database.ts'
import { afterCommit } from '../database/transaction-scope.ts'
import { tracedAlone, traceHeaders } from '../ports/monitoring.ts'
import { OwnError } from '../ports/own-error.ts'
import { RefusedForGood } from '../ports/refused-for-good.ts'
import { createCalm } from './calm.ts'
import { reviveOrphans } from './engine-tables.ts'
import type { JobHandler, Jobs } from './jobs.ts'
import { createClockMend } from './mend-clock.ts'
import { type Engine, openEngine } from './open-engine.ts'
import { QUEUE_NAMES, QUEUES, type QueueName } from './queues.ts'

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
  const handlers = new Map<QueueName, JobHandler<never>>()
  const workers = new Map<QueueName, string[]>()
  let engine: Engine | undefined
  let running = false
  let held: ReadonlySet<string> = new Set()
  let starting: Promise<void> | undefined
  let mending: NodeJS.Timeout | undefined
  const { promise: started, resolve: tellStarted } = Promise.withResolvers<void>()

  const calm = createCalm()

  const wake = (queue: QueueName) => {
    for (const worker of workers.get(queue) ?? []) engine?.boss.notifyWorker(worker)
  }
  /** One try, told in the log where it fails: the data of jobs are ids, and errors lose personal data there. */
  const attempt = async (queue: QueueName, job: JobWithMetadata<unknown>, handler: JobHandler<never>) => {
    try {
      const { traceparent } = job.data as { readonly traceparent?: string }
      await tracedAlone(`job ${queue}`, {}, () => handler(job.data as never, job.signal), traceparent)
    } catch (err) {
      const isFinal = err instanceof RefusedForGood
      const line = { err, queue, jobId: job.id, data: job.data }
      if (!isFinal) {
        log.warn(line, 'job failed, it is tried again')
        throw err
      }
      log.error(line, 'job refused for good, it is not tried again')
    }
  }
  const work = async (boss: PgBoss, queue: QueueName) => {
    if (role === 'web' || workers.has(queue)) return
    const pollSeconds = POLL_SECONDS[role]
    const ids: string[] = []
    workers.set(queue, ids)
    const { workers: number, patienceSeconds } = QUEUES[queue]
    for (let count = 0; count < number && workers.get(queue) === ids; count++) {
      const options = {
        pollingIntervalSeconds: pollSeconds,
        batchSize: 1,
        perJobResults: false,
        includeMetadata: true,
      } as const
      const id = await boss.work(queue, options, async ([job]) => {
        if (!job) return
        // Full queues are drained without pauses: after each job this worker looks again.
        boss.notifyWorker(id)
        await calm(patienceLeft(job, patienceSeconds * 1000))
        const handler = handlers.get(queue)
        if (handler) await attempt(queue, job, handler)
      })
      ids.push(id)
    }
  }

  const beginWork = (queue: QueueName) => {
    if (engine && running)
      work(engine.boss, queue).catch((error) => log.error({ err: error, queue }, 'worker'))
  }
  /** Jobs under way are not waited for: they go on. */
  const endWork = (queue: QueueName) => {
    workers.delete(queue)
    if (engine && running)
      engine.boss.offWork(queue, { wait: false }).catch((error) => log.error({ err: error, queue }, 'worker'))
  }

  const begin = async () => {
    engine = await openEngine(database, log, { migrates, supervises: role !== 'web' })
    const { boss } = engine
    await boss.start()
    await createMissingQueues(boss)
    // Inserting nothing loads each queue's settings now: later, inside a transaction, it would be a query outside it.
    for (const queue of QUEUE_NAMES) await boss.insert(queue, [])
    running = true
    if (role !== 'web') await beginWorking(boss)
    tellStarted()
  }

  const beginWorking = async (boss: PgBoss) => {
    // The engine's own first look comes after its interval: a process that often starts anew would never take one.
    await (database.kind === 'embedded' ? reviveOrphans(database.kysely) : boss.supervise())
    for (const queue of handlers.keys()) if (!held.has(queue)) await work(boss, queue)
    const mend = createClockMend(database.kysely)
    mending = setInterval(() => void mend().catch(() => {}), MEND_MS).unref()
  }

  return {
    enqueue: async (trx, queue, data, { singletonKey, startAfterSeconds, isUrgent } = {}) => {
      const job = {
        // The trace that asked for it, where there is one: the job's own is linked to it.
        data: { ...data, ...traceHeaders() },
        ...(singletonKey ? { id: keyToId(singletonKey) } : {}),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(isUrgent ? { priority: 1 } : {}),
      }
      if (!engine) throw new OwnError('A job was enqueued before jobs were started.')
      await engine.boss.insert(queue, [job], { db: engine.fromKysely(trx) })
      if (!startAfterSeconds) afterCommit(() => wake(queue))
    },
    registerHandler: (queue, handler) => {
      handlers.set(queue, handler)
      if (!held.has(queue)) beginWork(queue)
    },
    hold: (queues) => {
      const before = held
      held = queues
      for (const queue of handlers.keys()) {
        if (held.has(queue) === before.has(queue)) continue
        log.info({ queue }, held.has(queue) ? 'the queue is held' : 'the queue is released')
        if (held.has(queue)) endWork(queue)
        else beginWork(queue)
      }
    },
    start: () => {
      starting ??= begin()
      return starting
    },
    started,
    stop: async () => {
      // An engine that is stopped half started would go on starting.
      await starting?.catch(() => {})
      running = false
      clearInterval(mending)
      await engine?.boss.stop({ graceful: true, timeout: STOP_MS, close: true })
    },
  }
}

/** How long a job may still wait: by its age, and never longer than one that was just enqueued. */
function patienceLeft({ createdOn }: Pick<JobWithMetadata, 'createdOn'>, patienceMs: number): number {
  return Math.min(patienceMs, createdOn.getTime() + patienceMs - Date.now())
}

/** Makes the rows of the queues that the engine does not know yet. */
export async function createMissingQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const queue of QUEUE_NAMES) {
    const { workers: _, patienceSeconds: __, ...settings } = QUEUES[queue]
    if (!known.has(queue)) await boss.createQueue(queue, settings)
  }
}

/** The same key gives the same job id (RFC 9562 version 8), which the queue takes once. */
function keyToId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
