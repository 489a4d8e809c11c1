import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketUrl, start, stop } from '../../scripts/postgres.mjs'
import { at, PORTS } from '../addresses.ts'
import type { Child } from '../child.ts'
import type { Row } from '../row.ts'
import { startStore } from '../start-store.ts'
import { acceptPurchases } from './accept-purchases.ts'
import { fireFor, fireOnce } from './fire.ts'
import { openPgbench, type Pgbench } from './pgbench.ts'
import { PRICED } from './pricing.ts'
import { CART, hiringOf, type Shopper, shoppers } from './purchases.ts'
import { type Visitor, visitors } from './sessions.ts'

const COUNTS = [1, 2, 4] as const
/** Divided by every count: each process gets as many. */
const CONNECTIONS = 12
const SECONDS = 4
const SHOPPERS = 240
/** Each is hired once; the first of them warm the processes up, as the seconds before the measured ones do. */
const ORDERS = 1800
const WARMING_ORDERS = 300

/** Half of what an order costs is PostgreSQL's. */
const WHY =
  'load, PostgreSQL and all processes share the cores named above, of which one process and its database fill two'

/** What is loaded, in the order in which it runs. */
const DEEDS = ['Pricing three lines', 'Registering a cart', 'Hiring'] as const
type Deed = (typeof DEEDS)[number]
type Speeds = Readonly<Record<Deed, number>>

interface Web {
  readonly child: Child
  readonly url: string
}

/**
 * The same work by one, two and four processes that serve visitors, on one PostgreSQL; jobs have a process of their
 * own. pgbench's own transaction in the same run tells how fast the machine is.
 */
export async function processes(): Promise<readonly Row[]> {
  const postgresDir = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  if (!start(postgresDir, PORTS.postgres, { durable: true }))
    throw new Error('PostgreSQL is neither installed nor installable here.')
  const databaseUrl = socketUrl(postgresDir, PORTS.postgres)
  try {
    const pgbench = await openPgbench(databaseUrl)
    const all = await visitors(COUNTS.length * (SHOPPERS + ORDERS))
    const runs: { readonly count: number; readonly speeds: Speeds; readonly tps: number }[] = []
    for (const [run, count] of COUNTS.entries()) {
      const first = run * (SHOPPERS + ORDERS)
      const own = all.slice(first, first + SHOPPERS + ORDERS)
      runs.push({ count, ...(await withProcesses(count, databaseUrl, own, 60_000_000 + first, pgbench)) })
    }
    return DEEDS.map((deed) => rowOf(deed, runs))
  } finally {
    stop(postgresDir)
    rmSync(postgresDir, { recursive: true, force: true })
  }
}

async function withProcesses(
  count: number,
  databaseUrl: string,
  own: readonly Visitor[],
  firstCompany: number,
  pgbench: Pgbench,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LIMITS: 'relaxed', DATABASE_POOL: '10' }
  const started: Child[] = []
  const begin = async (port: number, operations: number, role: 'web' | 'jobs') => {
    const child = await startStore({ ...env, ROLE: role }, { port, operations, isJobs: role === 'jobs' })
    started.push(child)
    return { child, url: at(port) }
  }
  try {
    const webs = [await begin(PORTS.store, PORTS.operations, 'web')]
    for (let more = 1; more < count; more++)
      webs.push(await begin(PORTS.more + 2 * more, PORTS.more + 2 * more + 1, 'web'))
    const buyers = await shoppers(own.slice(0, SHOPPERS), firstCompany)
    const accepted = await acceptPurchases(
      databaseUrl,
      await shoppers(own.slice(SHOPPERS), firstCompany + SHOPPERS),
    )
    await begin(PORTS.more, PORTS.more + 1, 'jobs')
    const tps = pgbench.fire(SECONDS)
    const pricing = await fireAll(webs, own.map(price))
    const registering = await fireAll(webs, buyers.map(register))
    const hires = accepted.map(
      ({ leadId, cartId, headers, company }) =>
        ({
          method: 'POST',
          path: `/api/v2/contratos/leads/${leadId}/carrinhos/${cartId}`,
          headers,
          body: JSON.stringify(hiringOf(company)),
        }) as const,
    )
    const hireAll = (orders: typeof hires) =>
      sumOf(webs, (web, place) =>
        fireOnce(
          web.child,
          web.url,
          orders.filter((_, index) => index % count === place),
          CONNECTIONS / count,
        ),
      )
    await hireAll(hires.slice(0, WARMING_ORDERS))
    const hiring = await hireAll(hires.slice(WARMING_ORDERS))
    const speeds = { 'Pricing three lines': pricing, 'Registering a cart': registering, Hiring: hiring }
    return { speeds, tps }
  } finally {
    for (const child of started) await child.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const price = ({ headers }: Visitor) => ({ method: 'POST', ...PRICED, headers }) as const

const register = ({ leadId, headers }: Shopper) =>
  ({
    method: 'POST',
    path: `/api/v2/leads/${leadId}/carrinhos`,
    headers,
    body: JSON.stringify(CART),
  }) as const

/** All at the same time; each process has its share of the connections. */
async function fireAll(webs: readonly Web[], requests: Parameters<typeof fireFor>[3]): Promise<number> {
  const fire = (seconds: number) =>
    sumOf(webs, ({ child, url }) => fireFor(seconds, child, url, requests, CONNECTIONS / webs.length))
  await fire(2)
  return fire(SECONDS)
}

async function sumOf(
  webs: readonly Web[],
  fire: (web: Web, place: number) => Promise<{ readonly perSecond: number }>,
): Promise<number> {
  const bursts = await Promise.all(webs.map(fire))
  return bursts.reduce((sum, { perSecond }) => sum + perSecond, 0)
}

function rowOf(
  deed: Deed,
  runs: readonly { readonly count: number; readonly speeds: Speeds; readonly tps: number }[],
): Row {
  const alone = runs[0]?.speeds[deed] ?? Number.NaN
  const told = runs.map(({ count, speeds, tps }) => {
    const speed = speeds[deed]
    const each = (speed / alone / count).toFixed(2)
    return `${count}: ${Math.round(speed)}/s, each ${each}, ${(speed / tps).toFixed(2)} of pgbench`
  })
  const best = Math.max(...runs.map(({ speeds }) => speeds[deed]))
  return {
    what: `${deed} by 1, 2 and 4 processes, jobs in their own: all together; each by the one alone; all by pgbench's transactions`,
    toReach: deed === 'Hiring' ? '≥ 300/s' : 'more than one',
    measured: told.join('; '),
    isReached: deed === 'Hiring' ? best >= 300 : best > alone,
    why: WHY,
  }
}
