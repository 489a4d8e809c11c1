import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process under measurement. */
export interface Child {
  readonly pid: number
  /** CPU time used so far, in ms, of all its threads. */
  readonly cpuMs: () => number
  /** Highest resident memory so far, in MB (VmHWM). */
  readonly peakMemoryMb: () => number
  /** From spawning to the first good answer, in ms. */
  readonly readyMs: number
  readonly stop: () => Promise<void>
}

const LOOK_MS = 20
const PATIENCE_MS = 60_000
/** `getconf CLK_TCK`, 100 on every Linux. */
const TICK_MS = 10

/** Starts a Node program and waits until `readyUrl` answers 200. Its log goes where a service's would: to a file. */
export async function startChild(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyUrl: string,
): Promise<Child> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, TZ: 'America/Sao_Paulo', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid = 0 } = child
  await untilReady(child, readyUrl)
  return {
    pid,
    readyMs: performance.now() - began,
    cpuMs: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    peakMemoryMb: () => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isGood(url)) return
    await wait(LOOK_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not get ready.`)
}

async function isGood(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
