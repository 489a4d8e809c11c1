import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { tracedAlone } from '../ports/monitoring.ts'
import { RefusedForGood } from '../ports/refused-for-good.ts'
import { createCalm } from './calm.ts'
import type { JobHandler, Jobs } from './jobs.ts'
import { QUEUES, type QueueName } from './queues.ts'

/** What of this process works on queues: nothing before `begin`, and nothing new after `end`. */
export interface Workers extends Pick<Jobs, 'registerHandler' | 'hold'> {
  /** Works on every queue that has its handler and is not held, looking for jobs of other processes so often. */
  begin(boss: PgBoss, pollSeconds: number): Promise<void>
  /** Has a queue looked at now. */
  wake(queue: QueueName): void
  end(): void
}

/** The workers of one process. */
export function createWorkers(log: Logger): Workers {
  const handlers = new Map<QueueName, JobHandler<never>>()
  const workers = new Map<QueueName, string[]>()
  const calm = createCalm()
  let held: ReadonlySet<string> = new Set()
  let at: { readonly boss: PgBoss; readonly pollSeconds: number } | undefined

  /** One worker, which does one job after the other; gives its id. */
  const addWorker = async (boss: PgBoss, pollSeconds: number, queue: QueueName) => {
    const options = {
      pollingIntervalSeconds: pollSeconds,
      batchSize: 1,
      perJobResults: false,
      includeMetadata: true,
    } as const
    const id: string = await boss.work(queue, options, async ([job]) => {
      if (!job) return
      // Full queues are drained without pauses: after each job this worker looks again.
      boss.notifyWorker(id)
      await calm(patienceLeft(job, QUEUES[queue].patienceSeconds * 1000))
      const handler = handlers.get(queue)
      if (handler) await attempt(queue, job, handler, log)
    })
    return id
  }

  const work = async (queue: QueueName) => {
    if (!at || held.has(queue) || workers.has(queue)) return
    const { boss, pollSeconds } = at
    const ids: string[] = []
    workers.set(queue, ids)
    // A queue that is held meanwhile gets no more.
    for (let count = 0; count < QUEUES[queue].workers && workers.get(queue) === ids; count++)
      ids.push(await addWorker(boss, pollSeconds, queue))
  }
  /** Jobs under way are not waited for: they go on. */
  const rest = async (queue: QueueName) => {
    workers.delete(queue)
    await at?.boss.offWork(queue, { wait: false })
  }
  const tellFailure = (queue: QueueName) => (err: unknown) => log.error({ err, queue }, 'worker')

  return {
    registerHandler: (queue, handler) => {
      handlers.set(queue, handler)
      work(queue).catch(tellFailure(queue))
    },
    hold: (queues) => {
      const before = held
      held = queues
      for (const queue of handlers.keys()) {
        if (held.has(queue) === before.has(queue)) continue
        log.info({ queue }, held.has(queue) ? 'the queue is held' : 'the queue is released')
        const change = held.has(queue) ? rest : work
        change(queue).catch(tellFailure(queue))
      }
    },
    begin: async (boss, pollSeconds) => {
      at = { boss, pollSeconds }
      for (const queue of handlers.keys()) await work(queue)
    },
    wake: (queue) => {
      for (const worker of workers.get(queue) ?? []) at?.boss.notifyWorker(worker)
    },
    end: () => {
      at = undefined
    },
  }
}

/** One try, told in the log where it fails: the data of jobs are ids, and errors lose personal data there. */
async function attempt(
  queue: QueueName,
  job: JobWithMetadata<unknown>,
  handler: JobHandler<never>,
  log: Logger,
): Promise<void> {
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

/** How long a job may still wait: by its age, and never longer than one that was just enqueued. */
function patienceLeft({ createdOn }: Pick<JobWithMetadata, 'createdOn'>, patienceMs: number): number {
  return Math.min(patienceMs, createdOn.getTime() + patienceMs - Date.now())
}
