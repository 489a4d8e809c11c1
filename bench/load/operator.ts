import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_SECRET } from '../start-store.ts'

const OPS = join(import.meta.dirname, '..', '..', 'apps', 'server', 'build', 'ops.js')
const LOOK_MS = 20

/** What an operator's order took: from its start to its end in ms, and its highest resident memory in MB (VmHWM). */
export interface Ordered {
  readonly ms: number
  readonly peakMb: number
}

/** Gives an order as `npm run ops` does; throws where it fails. */
export async function order(
  words: readonly string[],
  env: { readonly DATABASE_URL: string; readonly DATA_DIR: string },
): Promise<Ordered> {
  const began = performance.now()
  const child = spawn(process.execPath, [OPS, ...words], {
    env: { PATH: process.env.PATH, TZ: 'America/Sao_Paulo', TOKEN_SECRET, OPERATOR: 'Rita', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peakMb = 0
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemoryMb(child.pid ?? 0))
  }, LOOK_MS)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`ops ${words.join(' ')} ended with ${code}.`)
  return { ms: performance.now() - began, peakMb }
}

/** 0 once the process is over. */
function peakMemoryMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
