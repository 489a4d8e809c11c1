import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The server as `npm run build` makes it: its processes start in half the time of those that compile their source. */
export const BUILT_MAIN = join(import.meta.dirname, '..', '..', 'build', 'main.js')
/** An operator's commands, likewise. */
export const BUILT_OPS = join(import.meta.dirname, '..', '..', 'build', 'ops.js')
/**
 * Processes of one machine compile the built server once: <https://nodejs.org/api/module.html#module-compile-cache>.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'benefits-compile-cache') }

/** A process of the store, as an operator starts it. */
export interface LaunchedStore {
  readonly child: ChildProcess
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly exited: Promise<number | null>
  /** Where it listens. Rejects with what it printed where it ended before. */
  readonly address: Promise<string>
  /** The address of its operations port; the same. */
  readonly operations: Promise<string>
  /** What it printed, its log among it. */
  output(): string
}

const KEPT_CHARACTERS = 4_000_000

/** Starts `main` on free loopback ports; `env` is added to what a start needs. */
export function launchStore(main: string, env: Readonly<Record<string, string>>): LaunchedStore {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      HOST: '127.0.0.1',
      PORT: '0',
      OPERATIONS_PORT: '0',
      LOG_LEVEL: 'error',
      ...COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whoever started it may end without asking it to.
  const leaveNone = () => child.kill('SIGKILL')
  process.once('exit', leaveNone)
  child.once('exit', () => process.off('exit', leaveNone))
  let output = ''
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const listening = new Promise<RegExpMatchArray>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-KEPT_CHARACTERS)
      const printed = ADDRESSES.exec(output)
      if (printed) resolve(printed)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    exited.then((code) => reject(new Error(`The store ended with ${code} before it was ready:\n${output}`)))
  })
  listening.catch(() => {})
  const addressAt = async (group: number) => `http://127.0.0.1:${(await listening)[group]}`
  const [address, operations] = [addressAt(1), addressAt(2)]
  for (const promise of [address, operations]) promise.catch(() => {})
  return { child, exited, address, operations, output: () => output }
}

/** The first line names the store's port, a later one that of metrics; in production a line of the log both. */
const ADDRESSES = /(?:http:\/\/localhost:|"port":)(\d+)[\s\S]*?(?:127\.0\.0\.1:|"operationsPort":)(\d+)/
