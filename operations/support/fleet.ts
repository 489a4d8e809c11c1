import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../../apps/server/test/support/launch-store.ts'
import { freePort } from './free-port.ts'
import { makeScratchDatabase, type ScratchDatabase } from './scratch-database.ts'

/** Two processes of the store on one database, each on a port that it keeps when it is replaced. */
export interface Fleet {
  readonly ports: readonly [number, number]
  readonly database: ScratchDatabase
  /** Outbox, hand-overs and secret: both processes have the same. */
  readonly dataDir: string
  readonly processes: readonly LaunchedStore[]
  /** Asks a process to end, starts `main` in its place and waits until the balancer knows; gives its exit code. */
  readonly replace: (index: 0 | 1, main?: string) => Promise<number | null>
  /** Replaces one process after the other, as a release does; gives exit codes. */
  readonly roll: (main?: string) => Promise<readonly (number | null)[]>
  readonly close: () => Promise<void>
}

/** Starts both with `main` and `variables` beside what a fleet needs. */
export async function startFleet(
  variables: Readonly<Record<string, string>> = {},
  main = BUILT_MAIN,
): Promise<Fleet> {
  const database = await makeScratchDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'loja-fleet-'))
  const ports = [await freePort(), await freePort()] as const
  const launch = (port: number, program: string) =>
    launchStore(program, {
      PORT: String(port),
      DATABASE_URL: database.url,
      DATABASE_POOL: '5',
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      LIMITS: 'relaxed',
      DRAIN_SECONDS: '5',
      NODE_ENV: 'production',
      ...variables,
    })
  // One after the other: the first migrates.
  const processes: LaunchedStore[] = []
  const close = async () => {
    for (const { child } of processes) child.kill('SIGKILL')
    await Promise.all(processes.map(({ exited }) => exited))
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    for (const port of ports) {
      const started = launch(port, main)
      processes.push(started)
      await started.address
    }
  } catch (error) {
    await close()
    throw error
  }
  const replace = async (index: 0 | 1, next = main) => {
    const former = processes[index]
    former?.child.kill('SIGTERM')
    const code = (await former?.exited) ?? null
    const started = launch(ports[index], next)
    processes[index] = started
    await started.address
    await untilBalancerKnows()
    return code
  }
  return {
    ports,
    database,
    dataDir,
    processes,
    replace,
    roll: async (next) => [await replace(0, next), await replace(1, next)],
    close,
  }
}

/** A balancer that was told of a process's end looks again every second: the next one ends when this one serves. */
function untilBalancerKnows(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3_000))
}
