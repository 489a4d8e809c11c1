import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketUrl, start, stop } from '../../scripts/postgres.mjs'
import { PORTS } from '../addresses.ts'
import type { Row } from '../row.ts'
import { startStore } from '../start-store.ts'
import { cart } from './cart.ts'
import { hiring } from './hiring.ts'
import type { Load } from './load-store.ts'
import { pageCache } from './page-cache.ts'
import { openPgbench } from './pgbench.ts'
import { pricing } from './pricing.ts'
import { visitors } from './sessions.ts'
import { wholePurchase } from './whole-purchase.ts'

/** The loads by their names, in the order in which they run. */
export const LOADS = {
  'page-cache': pageCache,
  pricing,
  cart,
  hiring,
  purchase: wholePurchase,
} as const satisfies Record<string, Load>

export type LoadName = keyof typeof LOADS

const VISITORS = 3000
const MEMORY_MB = 300

/** Runs loads on one store on PostgreSQL; after all of them its highest memory is a result too. */
export async function runLoads(names: readonly LoadName[]): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const postgresDir = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  if (!start(postgresDir, PORTS.postgres, { durable: true }))
    throw new Error('PostgreSQL is neither installed nor installable here.')
  const databaseUrl = socketUrl(postgresDir, PORTS.postgres)
  try {
    const store = await startStore({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LIMITS: 'relaxed',
    })
    try {
      const rows: Row[] = []
      const pgbench = await openPgbench(databaseUrl)
      const on = { store, databaseUrl, pgbench, visitors: await visitors(VISITORS) }
      for (const name of names) rows.push(...(await LOADS[name](on)))
      if (names.length === Object.keys(LOADS).length) rows.push(memory(store.peakMemoryMb()))
      return rows
    } finally {
      await store.stop()
    }
  } finally {
    stop(postgresDir)
    for (const dir of [dataDir, postgresDir]) rmSync(dir, { recursive: true, force: true })
  }
}

function memory(peakMb: number): Row {
  return {
    what: 'Highest memory of the process under all these loads, PostgreSQL',
    toReach: `≤ ${MEMORY_MB} MB`,
    measured: `${Math.round(peakMb)} MB`,
    isReached: peakMb <= MEMORY_MB,
  }
}
