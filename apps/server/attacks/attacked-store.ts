import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseKind } from '../src/database/database.ts'
import type { DatabaseSettings } from '../src/database/open-database.ts'
import { openTestDatabase } from '../test/support/databases.ts'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../test/support/launch-store.ts'

/** No process takes longer to end: what is left after it is killed. */
const ENDING_MS = 30_000

/** A started store as an outsider and its operator see it; plain data, so that every file of the suite gets it. */
export interface AttackedStore {
  readonly kind: DatabaseKind
  /** Where it listens on loopback. */
  readonly address: string
  /** Its operations port. */
  readonly operations: string
  /** What opens its database, once it has ended. */
  readonly settings: DatabaseSettings
  /** Everything that it printed. */
  readonly logFile: string
}

/** A store with the way to end it. */
export interface StartedStore {
  readonly store: AttackedStore
  /** Asks the process to end and waits for it; gives its exit code. The database is left. */
  end(): Promise<number | null>
  /** Ends the process and takes its database away. */
  stop(): Promise<void>
}

/** What every store of the suite is started with: normal limits, the pages, a log that is read. */
const SETTINGS = { STORE: 'built', LIMITS: 'normal', LOG_LEVEL: 'info', LEAD_FOLLOW_UP_MINUTES: '0.02' }

/** Starts the built store on a scratch database of `kind`; `env` is added. */
export async function startStore(kind: DatabaseKind, env: Environment = {}): Promise<StartedStore> {
  const scratch = await openTestDatabase(kind)
  await scratch.database.close()
  const started = await startOn({ kind, settings: scratch.settings }, env).catch(async (error) => {
    await scratch.close()
    throw error
  })
  const stop = async () => {
    await started.end()
    await scratch.close()
  }
  return { ...started, stop }
}

/** Another process of a store that several serve: the same database, folder and secret. */
export function startBeside(store: AttackedStore, env: Environment = {}): Promise<StartedStore> {
  return startOn(store, env)
}

type Environment = Readonly<Record<string, string>>

async function startOn(
  { kind, settings }: Pick<AttackedStore, 'kind' | 'settings'>,
  env: Environment,
): Promise<StartedStore> {
  const { dataDir, databaseUrl } = settings
  const database: Environment = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const launched = launchStore(BUILT_MAIN, { ...SETTINGS, DATA_DIR: dataDir, ...database, ...env })
  const end = () => endProcess(launched)
  const logFile = writeLog(launched, dataDir)
  try {
    const [address, operations] = await Promise.all([launched.address, launched.operations])
    const stop = async () => void (await end())
    return { store: { kind, address, operations, settings, logFile }, end, stop }
  } catch (error) {
    await end()
    throw error
  }
}

/** Writes what a process prints to a file, since the tests run in others than the one that started it. */
function writeLog({ child }: LaunchedStore, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const logFile = join(dataDir, `log-of-${child.pid}`)
  const file = createWriteStream(logFile)
  child.stdout?.pipe(file, { end: false })
  child.stderr?.pipe(file, { end: false })
  return logFile
}

async function endProcess({ child, exited }: LaunchedStore): Promise<number | null> {
  const late = setTimeout(() => child.kill('SIGKILL'), ENDING_MS)
  child.kill('SIGTERM')
  const code = await exited
  clearTimeout(late)
  return code
}

/** What a store logs while it is watched. */
export interface WatchedLog {
  /** Lines since it was first watched; whatever was answered before this was asked is among them. */
  lines(): Promise<readonly string[]>
}

/** Watches the log from now on. */
export async function watchLog(store: AttackedStore): Promise<WatchedLog> {
  const from = (await readLog(store)).length
  return {
    lines: async () => {
      const text = (await readLog(store)).subarray(from).toString()
      return text.split('\n').filter((line) => line !== '')
    },
  }
}

const LOOK_MS = 10
const PATIENCE_MS = 30_000

/** The log so far: a request is sent, and its own line is waited for, since lines travel through two processes. */
async function readLog({ address, logFile }: AttackedStore): Promise<Buffer> {
  const answer = await fetch(`${address}/health/live`)
  await answer.arrayBuffer()
  const own = answer.headers.get('x-request-id') ?? 'none'
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const log = readFileSync(logFile)
    if (log.includes(own)) return log
    if (performance.now() > deadline) throw new Error('The log does not tell what was answered.')
    await wait(LOOK_MS)
  }
}

/** Lines of failures among the log's. */
export function failuresIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => /"level":(50|60)\b/.test(line))
}

/** Seconds of CPU that the process has used. */
export async function cpuSeconds(store: AttackedStore): Promise<number> {
  const value = await readMetric(store, 'process_cpu_seconds_total')
  if (value === null) throw new Error('No CPU is among the metrics.')
  return value
}

/** How often a security event was counted by the process. */
export async function eventsOf(store: AttackedStore, event: string): Promise<number> {
  return (await readMetric(store, `security_events_total{event="${event}"}`)) ?? 0
}

/** The value of one line of the metrics; null where it is not there. */
async function readMetric({ operations }: AttackedStore, name: string): Promise<number | null> {
  const text = await (await fetch(`${operations}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? null : Number(line.slice(name.length))
}
