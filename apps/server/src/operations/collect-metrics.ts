import { countJobs, type QueueCount, readClock } from '../jobs/engine-tables.ts'
import { QUEUE_NAMES } from '../jobs/queues.ts'
import type { Parts } from '../parts.ts'
import { heldQueues, readOperatorSwitches } from '../repositories/operator-switches.ts'
import { lastBackup } from './backup/last-backup.ts'

/** Queues are counted so often at most, however many ask. */
const KEPT_MS = 10_000

/** What is told of a queue without jobs. */
const NO_JOBS: Omit<QueueCount, 'queue'> = {
  waiting: 0,
  retrying: 0,
  later: 0,
  running: 0,
  failed: 0,
  oldestSeconds: 0,
}

/**
 * Sets what is read rather than counted: queues, pool, clock and backup. While the database is away the last counts
 * stand.
 */
export function metricsCollector({
  config,
  database,
  metrics,
  now,
}: Pick<Parts, 'config' | 'database' | 'metrics' | 'now'>): () => Promise<void> {
  let countedAt = Number.NEGATIVE_INFINITY
  const countQueues = async () => {
    const counts = await countJobs(database.kysely)
    const switches = await readOperatorSwitches(database)
    const held = new Set(heldQueues(switches))
    for (const queue of QUEUE_NAMES) {
      const { oldestSeconds, ...states } = counts.find((count) => count.queue === queue) ?? NO_JOBS
      const { waiting, retrying, later, running, failed } = states
      for (const [state, count] of Object.entries({ waiting, retrying, later, running, failed }))
        metrics.jobs.set({ queue, state }, count)
      metrics.oldestJob.set({ queue }, oldestSeconds)
      metrics.heldQueues.set({ queue }, held.has(queue) ? 1 : 0)
    }
    const asked = now().getTime()
    const clock = await readClock(database.kysely)
    metrics.clockOffset.set((asked + (now().getTime() - asked) / 2 - clock) / 1000)
    const backup = lastBackup(config) ?? switches.get('backup')?.changedAt
    metrics.backupAge.set(backup ? (clock - backup.getTime()) / 1000 : Number.POSITIVE_INFINITY)
  }
  return async () => {
    const pool = database.pool?.read()
    if (pool) {
      metrics.pool.set({ state: 'used' }, pool.used)
      metrics.pool.set({ state: 'idle' }, pool.idle)
      metrics.poolWaiting.set(pool.waiting)
    }
    if (performance.now() - countedAt < KEPT_MS) return
    countedAt = performance.now()
    await countQueues().catch(() => {})
  }
}
