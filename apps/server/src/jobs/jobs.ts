import type { Trx } from '../database/in-transaction.ts'
import type { JobData, QueueName } from './queues.ts'

/**
 * Works on one job; a rejection means that it is tried again later, one with `RefusedForGood` that it is not. May run
 * twice: handlers are idempotent.
 */
export type JobHandler<Q extends QueueName> = (data: JobData[Q], signal: AbortSignal) => Promise<void>

export interface EnqueueOptions {
  /** At most one job of this queue with this key, for days, whatever happens to the first. */
  readonly singletonKey?: string
  /** Not before so many seconds from now. */
  readonly startAfterSeconds?: number
  /** Before the queue's other jobs: a person waits for it. */
  readonly isUrgent?: boolean
}

/** Work that waits in the database: enqueued with the business write it belongs to, or not at all. */
export interface Jobs {
  /** Adds a job inside `trx`: it exists once `trx` commits, and a worker of this process starts on it at once. */
  enqueue<Q extends QueueName>(trx: Trx, queue: Q, data: JobData[Q], options?: EnqueueOptions): Promise<void>
  /** Says what works on a queue; one handler each, before or after `start`. */
  registerHandler<Q extends QueueName>(queue: Q, handler: JobHandler<Q>): void
  /** Begins working. Enqueuing needs it too. */
  start(): Promise<void>
  /** Fulfilled once `start` is through; never rejected. */
  readonly started: Promise<void>
  /**
   * Holds these queues and no others: nobody of this process works on them; their jobs wait, and new ones join them.
   * Before `start` or while running; jobs under way go on.
   */
  hold(queues: ReadonlySet<string>): void
  /** Takes no new job, waits for the running ones. */
  stop(): Promise<void>
}
