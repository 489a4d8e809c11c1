import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseSettings } from '../src/database/open-database.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

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

interface Running {
  readonly child: ChildProcess
  readonly exited: Promise<number | null>
  readonly address: Promise<string>
}

/** A server on the database of `settings`, with outbox and hand-over files in its data folder. */
export function killedServer({ dataDir, databaseUrl }: DatabaseSettings): KilledServer {
  let running: Running | null = null

  const launch = (): Running => {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        TZ: process.env.TZ,
        ...{ HOST: '127.0.0.1', PORT: '0', OPERATIONS_PORT: '0', STORE: 'none', LIMITS: 'relaxed' },
        ...{ LOG_LEVEL: 'error', DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
    const address = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-20_000)
        const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      exited.then((code) =>
        reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
      )
    })
    address.catch(() => {})
    return { child, exited, address }
  }
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
