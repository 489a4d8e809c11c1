import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/open-database.ts'
import { makeDataDir } from '../support/databases.ts'
import { COMPILE_CACHE } from '../support/launch-store.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
/** Which npm; another one is tried by hand with `TEST_NPM=/path/to/npm`. */
const NPM = process.env.TEST_NPM ?? 'npm'

let dataDir: string
let npm: ChildProcess
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(() => {
  for (const pid of processesOf(npm)) process.kill(pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

/** As a supervisor does: a session of its own, so that one signal can reach npm alone or all that it began. */
async function start() {
  npm = spawn(NPM, ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: Object.assign(
      { ...process.env, ...COMPILE_CACHE },
      { NODE_ENV: '', HOST: '127.0.0.1', PORT: '0', OPERATIONS_PORT: '0', STORE: 'none', LOG_LEVEL: 'error' },
      { DATA_DIR: dataDir, DATABASE_URL: '' },
    ),
  })
  const exited = once(npm, 'exit').then(([code]: (number | null)[]) => code)
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    npm.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk)
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    exited.then((code) => reject(new Error(`npm ended with ${code} before the store was ready:\n${output}`)))
  })
  return { address, exited, group: -Number(npm.pid) }
}

/** The processes of npm's session that still run, as the kernel tells them. */
function processesOf({ pid }: ChildProcess): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((id) => {
    const [state, , , session] = fieldsOf(id)
    return Number(session) === pid && state !== 'Z'
  })
}

/** State, parent, group, session and so on: what follows its name (man 5 proc). Empty where it has just gone. */
function fieldsOf(id: number): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

describe.runIf(process.platform === 'linux')('npm start', () => {
  it.each([
    ['npm alone (a supervisor, a container)', 'SIGTERM', 'npm'],
    ['the whole group (systemd)', 'SIGTERM', 'group'],
    ['npm alone', 'SIGINT', 'npm'],
    ["the whole group (a terminal's Ctrl-C)", 'SIGINT', 'group'],
  ] as const)('asked to end by a signal to %s: %s leaves nothing behind', async (_to, signal, target) => {
    const { address, exited, group } = await start()
    process.kill(target === 'group' ? group : -group, signal)
    await exited
    // npm itself may have died of its signal a moment before what it began has ended.
    await expect.poll(() => processesOf(npm), { timeout: 240_000 }).toEqual([])
    await expect(fetch(`${address}/health/live`)).rejects.toThrow()
    const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
    await database.close()
  })
})
