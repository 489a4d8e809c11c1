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
  /** Asks one process after the other to end and starts `main` in its place, as a release does; gives exit codes. */
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
  for (const port of ports) {
    const started = launch(port, main)
    processes.push(started)
    await started.address
  }
  return {
    ports,
    database,
    dataDir,
    processes,
    roll: async (next = main) => {
      const codes: (number | null)[] = []
      for (const [index, port] of ports.entries()) {
        const former = processes[index]
        former?.child.kill('SIGTERM')
        codes.push((await former?.exited) ?? null)
        const started = launch(port, next)
        processes[index] = started
        await started.address
        await untilBalancerKnows()
      }
      return codes
    },
    close: async () => {
      for (const { child } of processes) child.kill('SIGKILL')
      await Promise.all(processes.map(({ exited }) => exited))
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A balancer that was told of a process's end looks again every second: the next one ends when this one serves. */
function untilBalancerKnows(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3_000))
}
