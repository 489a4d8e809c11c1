import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PEER, PORTS } from './addresses.ts'
import { startChild } from './child.ts'
import { median, type Row } from './row.ts'
import { startStore } from './start-store.ts'

const STARTS = 7
const MOST = 2

/**
 * From spawning the process to its first good answer, with data and caches from an earlier start, by the same of a bare
 * process that opens the same database and listens. The two start in turns; the first of each only warms up.
 */
export async function startTime(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const pairs: { readonly store: number; readonly bare: number }[] = []
    for (let start = 0; start <= STARTS; start++) {
      const store = await startStore({ DATA_DIR: dataDir })
      await store.stop()
      const bare = await startBare(dataDir)
      await bare.stop()
      if (start > 0) pairs.push({ store: store.readyMs, bare: bare.readyMs })
    }
    const ratios = pairs.map(({ store, bare }) => store / bare)
    const ratio = median(ratios)
    const told = (of: 'store' | 'bare') => `${Math.round(median(pairs.map((pair) => pair[of])))} ms`
    return [
      {
        what: 'Start to ready, warm data, embedded database: by a bare process that opens the same database and listens',
        toReach: `≤ ${MOST} times`,
        measured: `${ratio.toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(', ')}; ${told('store')} against ${told('bare')})`,
        isReached: ratio <= MOST,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function startBare(dataDir: string) {
  const env = {
    BARE_DIR: dataDir,
    BARE_PORT: `${PORTS.peer}`,
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
  }
  return startChild([join(import.meta.dirname, 'bare-server.ts')], env, PEER)
}
