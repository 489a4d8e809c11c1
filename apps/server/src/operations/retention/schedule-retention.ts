import type { Logger } from 'pino'
import type { Metrics } from '../../process/metrics.ts'
import { RetentionFailed, type RetentionNeeds, runRetention } from './run-retention.ts'

const HOUR_MS = 3600_000

/** The job that lets data go, as a process runs it. */
export interface RetentionSchedule {
  /** Runs it now, which a process that never lives an hour needs, and every hour from then on. */
  start(): void
  /** Waits for the batch that is being worked on, and for nothing after it. */
  stop(): Promise<void>
}

/** Runs retention at start and hourly; each process does, and they leave each other's rows alone. */
export function scheduleRetention(
  needs: RetentionNeeds & { readonly log: Logger; readonly metrics: Pick<Metrics, 'retentionFailures'> },
): RetentionSchedule {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  const run = async () => {
    try {
      const expired = await runRetention(needs, ending.signal)
      needs.metrics.retentionFailures.set(0)
      if (Object.keys(expired).length > 0) needs.log.info({ expired }, 'retention')
    } catch (error) {
      needs.metrics.retentionFailures.set(error instanceof RetentionFailed ? error.errors.length : 1)
      if (error instanceof RetentionFailed) {
        for (const err of error.errors) needs.log.error({ err }, 'a kind of data could not be let go')
        needs.log.info({ expired: error.expired }, 'retention')
      }
      needs.log.error({ err: error }, 'retention failed, it is tried again within the hour')
    }
    running = null
  }
  /** One at a time: a first run over years of data may take longer than an hour. */
  const begin = () => {
    running ??= run()
  }

  return {
    start: () => {
      begin()
      timer = setInterval(begin, HOUR_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}
