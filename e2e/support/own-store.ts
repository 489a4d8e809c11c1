import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDataDir } from '../../apps/server/test/support/databases.ts'
import { COMPILE_CACHE } from '../../apps/server/test/support/launch-store.ts'

/** A store that one test has for itself. */
export interface OwnStore {
  readonly baseURL: string
  /** The folder that it writes to. */
  readonly dataDir: string
  /** Has it read its content again. */
  readonly reloadContent: () => void
  /** Stops it and forgets everything in it. */
  readonly close: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '..', '..')
/** How long a start may take, in ms: a few seconds on an idle machine, a minute on one that does ten things at once. */
export const START_MS = 120_000
const RETRY_MS = 100

/**
 * The environment of a store under test: its two ports, the folder it writes to, and limits that no test reaches by its
 * number of visitors.
 */
export function storeEnvironment(port: number, dataDir: string): Record<string, string> {
  return {
    PORT: String(port),
    OPERATIONS_PORT: String(port + 1),
    DATA_DIR: dataDir,
    LIMITS: 'relaxed',
    LOG_LEVEL: 'warn',
    // What buyers meet: without it the pages are drawn by React's development build.
    NODE_ENV: 'production',
    ...COMPILE_CACHE,
  }
}

/**
 * Starts a store on an empty database, with variables of its own beside, and waits until it is ready; throws with what
 * it said where it does not become so.
 */
export async function startOwnStore(
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnStore> {
  const dataDir = await makeDataDir()
  const server = spawn(process.execPath, ['apps/server/build/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...storeEnvironment(port, dataDir), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk) => {
    said += chunk
  })
  const close = async () => {
    await end(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  const baseURL = `http://localhost:${port}`
  const until = Date.now() + START_MS
  while (!(await isReady(baseURL))) {
    if (server.exitCode !== null || Date.now() > until) {
      await close()
      throw new Error(`the test's own store did not start:\n${said}`)
    }
    await wait(RETRY_MS)
  }
  return { baseURL, dataDir, reloadContent: () => server.kill('SIGHUP'), close }
}

async function isReady(baseURL: string): Promise<boolean> {
  const answer = await fetch(`${baseURL}/health/ready`).catch(() => null)
  return answer?.ok ?? false
}

/** At once: nothing of it is kept, so nothing need be finished. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}
