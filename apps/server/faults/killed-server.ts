import type { DatabaseSettings } from '../src/database/open-database.ts'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../test/support/launch-store.ts'

/** The store's process as an operator runs it, on a free loopback port, to be killed and started again. */
export interface KilledServer {
  /** The address of the running process; waits while it is down. Rejects where it cannot start. */
  address(): Promise<string>
  /** Kills the process as the kernel would, without a word, and starts the next one. */
  killAndRestart(): Promise<void>
  /** Starts a process where none runs. */
  start(): Promise<void>
  /** Asks the process to end and waits for it; gives its exit code. */
  stop(): Promise<number | null>
  /** Kills whatever still runs; for the end of a test. */
  abandon(): void
}

/** A server on the database of `settings`, with outbox and hand-over files in its data folder. */
export function killedServer({ dataDir, databaseUrl }: DatabaseSettings): KilledServer {
  let running: LaunchedStore | null = null
  const launch = () =>
    launchStore(BUILT_MAIN, {
      STORE: 'none',
      LIMITS: 'relaxed',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    })
  const start = async () => {
    running ??= launch()
    await running.address
  }

  return {
    address: async () => {
      if (!running) throw new Error('The server was stopped.')
      return running.address
    },
    start,
    killAndRestart: async () => {
      const killed = running
      killed?.child.kill('SIGKILL')
      running = launch()
      await killed?.exited
      await running.address
    },
    stop: async () => {
      const stopped = running
      running = null
      stopped?.child.kill('SIGTERM')
      return (await stopped?.exited) ?? null
    },
    abandon: () => void running?.child.kill('SIGKILL'),
  }
}
