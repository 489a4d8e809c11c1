import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../apps/server/src/database/open-postgres.ts'
import { chainTables } from '../../apps/server/test/support/chain-tables.ts'
import { growTables } from '../../apps/server/test/support/grow-tables.ts'
import { socketUrl, start, stop } from '../../scripts/postgres.mjs'
import { PORTS, STORE } from '../addresses.ts'
import type { Child } from '../child.ts'
import { median, type Row } from '../row.ts'
import { startStore } from '../start-store.ts'
import { acceptPurchases } from './accept-purchases.ts'
import { type Burst, fireFor, fireOnce } from './fire.ts'
import { order } from './operator.ts'
import { PRICED } from './pricing.ts'
import { CART, hiringOf, shoppers } from './purchases.ts'
import { visitors } from './sessions.ts'

/** Leads with their carts, contracts, orders, jobs, mails and codes. */
const SIZES = [1_000, 100_000, 1_000_000] as const
const MOST = 1.5
/** A person waits for what is stored of them: the whole command, its start included. */
const EXPORT_MS = 2_000
const ISSUER = 'VRPAT'
const SHOPPERS = 100
const ORDERS = 300
const SECONDS = 3
const ROUNDS = 3
/** Fewer than cores would let queue: what is asked is how long an answer takes. */
const CONNECTIONS = 4

const DEEDS = ['Pricing', 'Registering', 'Hiring'] as const
type Waits = Readonly<Record<(typeof DEEDS)[number], number>>

/** What an operator's duties take: ms of an export, MB of a walk along the chain. */
interface Duties {
  readonly exportMs: number
  readonly checkMb: number
}

/**
 * The 99th percentile of answers, and what an operator's duties take, while the tables grow a thousandfold, in one run
 * on one server.
 */
export async function growth(): Promise<readonly Row[]> {
  const [dataDir, postgresDir] = ['data', 'postgres'].map((name) =>
    mkdtempSync(join(tmpdir(), `bench-${name}-`)),
  )
  if (!dataDir || !postgresDir || !start(postgresDir, PORTS.postgres, { durable: true }))
    throw new Error('PostgreSQL is neither installed nor installable here.')
  const databaseUrl = socketUrl(postgresDir, PORTS.postgres)
  try {
    const store = await startStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LIMITS: 'relaxed' })
    try {
      const found: Waits[] = []
      const duties: Duties[] = []
      for (const [step, size] of SIZES.entries()) {
        // The first purchases give the rows that growing copies.
        if (step === 0) await waitsAt(store, databaseUrl, 50_000_000)
        await grow(databaseUrl, step === 0 ? 0 : (SIZES[step - 1] ?? 0), size)
        found.push(await waitsAt(store, databaseUrl, 60_000_000 + step * 10_000))
        duties.push(await dutiesAt(size, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }))
      }
      return [...DEEDS.map((deed) => rowOf(deed, found)), ...rowsOfDuties(duties)]
    } finally {
      await store.stop()
    }
  } finally {
    stop(postgresDir)
    for (const dir of [dataDir, postgresDir]) rmSync(dir, { recursive: true, force: true })
  }
}

async function grow(databaseUrl: string, from: number, to: number): Promise<void> {
  const database = await openPostgres(databaseUrl, { size: 1, prepares: true })
  try {
    // A million rows are one statement, which takes longer than any of the store's may.
    await database.patiently(async (db) => {
      await growTables(db, to, from)
      await chainTables(db, ISSUER)
    })
  } finally {
    await database.close()
  }
}

async function waitsAt(store: Child, databaseUrl: string, firstCompany: number): Promise<Waits> {
  const all = await visitors(SHOPPERS + ORDERS)
  const priced = all.map(({ headers }) => ({ method: 'POST', ...PRICED, headers }) as const)
  const buyers = await shoppers(all.slice(0, SHOPPERS), firstCompany)
  const carts = buyers.map(
    ({ leadId, headers }) =>
      ({
        method: 'POST',
        path: `/api/v2/leads/${leadId}/carrinhos`,
        headers,
        body: JSON.stringify(CART),
      }) as const,
  )
  const accepted = await acceptPurchases(
    databaseUrl,
    await shoppers(all.slice(SHOPPERS), firstCompany + SHOPPERS),
  )
  const hires = accepted.map(
    ({ leadId, cartId, headers, company }) =>
      ({
        method: 'POST',
        path: `/api/v2/contratos/leads/${leadId}/carrinhos/${cartId}`,
        headers,
        body: JSON.stringify(hiringOf(company)),
      }) as const,
  )
  const third = Math.floor(hires.length / ROUNDS)
  return {
    Pricing: await middle(() => fireFor(SECONDS, store, STORE, priced, CONNECTIONS)),
    Registering: await middle(() => fireFor(SECONDS, store, STORE, carts, CONNECTIONS)),
    Hiring: await middle((round) =>
      fireOnce(store, STORE, hires.slice(round * third, (round + 1) * third), CONNECTIONS),
    ),
  }
}

async function dutiesAt(size: number, env: Parameters<typeof order>[1]): Promise<Duties> {
  const exports: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    exports.push((await order(['person', 'export', '--email', `${size - 1}@loja.example`, '--json'], env)).ms)
  return { exportMs: median(exports), checkMb: (await order(['evidence', 'check'], env)).peakMb }
}

async function middle(fire: (round: number) => Promise<Burst>): Promise<number> {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) found.push((await fire(round)).p99)
  return median(found)
}

function rowOf(deed: (typeof DEEDS)[number], found: readonly Waits[]): Row {
  const waits = found.map((waits) => waits[deed])
  // The load knows whole milliseconds: none counts as one.
  const [first = Number.NaN, last = Number.NaN] = [waits[0], waits.at(-1)].map((ms) =>
    Math.max(1, ms ?? Number.NaN),
  )
  const ratio = last / first
  return {
    what: `${deed} while tables grow from 10³ to 10⁵ and 10⁶ leads with orders, jobs and mails: p99 at the end by that at first`,
    toReach: `≤ ${MOST} times`,
    measured: `${ratio.toFixed(2)} (${waits.join(', ')} ms)`,
    isReached: ratio <= MOST,
  }
}

function rowsOfDuties(found: readonly Duties[]): readonly Row[] {
  const [exports, memory] = [found.map(({ exportMs }) => exportMs), found.map(({ checkMb }) => checkMb)]
  const longest = Math.max(...exports)
  const ratio = (memory.at(-1) ?? Number.NaN) / (memory[0] ?? Number.NaN)
  return [
    {
      what: '`ops person export` by e-mail at 10³, 10⁵ and 10⁶ leads: the whole command, median of 3',
      toReach: `≤ ${EXPORT_MS / 1000} s`,
      measured: `${exports.map((ms) => (ms / 1000).toFixed(2)).join(', ')} s`,
      isReached: longest <= EXPORT_MS,
    },
    {
      what: '`ops evidence check` along 250, 25,000 and 250,000 acceptances: highest memory at the end by that at first',
      toReach: `≤ ${MOST} times`,
      measured: `${ratio.toFixed(2)} (${memory.map((mb) => Math.round(mb)).join(', ')} MB)`,
      isReached: ratio <= MOST,
    },
  ]
}
