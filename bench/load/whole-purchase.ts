import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { MEALS_TO_PRICE } from '../../apps/server/test/calls/purchase-server.ts'
import { STORE } from '../addresses.ts'
import type { Load } from './load-store.ts'
import { CART, companyOf, hiringOf, ISSUER, leadOf, send } from './purchases.ts'
import type { Visitor } from './sessions.ts'

const PRICED = { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] }

const BUYERS = 200
const AT_ONCE = 10
const FIRST_COMPANY = 62_000_000
const SECONDS = 4
/** A purchase is some seventy statements, three documents and nine requests, where pgbench's transaction is seven. */
const LEAST = 0.001
const LOOK_MS = 100
const PATIENCE_MS = 300_000
/** `getconf CLK_TCK`, 100 on every Linux. */
const TICK_MS = 10

interface Buyer extends Visitor {
  readonly company: number
  leadId?: string
  cartId?: string
}

/** What a buyer does, one after the other. */
const DEEDS: Readonly<Record<string, (buyer: Buyer) => Promise<unknown>>> = {
  'two pages': async () => {
    for (const path of ['/', '/carrinho/beneficios'])
      await (await fetch(`${STORE}${path}`, { headers: { host: 'cooperativa.localhost' } })).arrayBuffer()
  },
  price: ({ headers }) => send('POST', '/api/v2/clientes-rh/pedidos/precificacoes', headers, PRICED),
  lead: async (buyer) => {
    const answer = await send('POST', '/api/v2/leads', buyer.headers, leadOf(buyer.company))
    buyer.leadId = (answer as { idSimuleCompre: string }).idSimuleCompre
  },
  cart: async (buyer) => {
    const answer = await send('POST', `/api/v2/leads/${buyer.leadId}/carrinhos`, buyer.headers, CART)
    buyer.cartId = (answer as { idCarrinho: string }).idCarrinho
  },
  company: ({ headers, leadId, company }) =>
    send('PUT', `/api/v2/leads/${leadId}/empresa`, headers, companyOf(company)),
  'draft and acceptance': async ({ headers, leadId }) => {
    const answer = await fetch(`${STORE}/api/v2/contratos/leads/${leadId}/download`, {
      headers: { ...headers },
    })
    if (!answer.ok) throw new Error(`The draft: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    const hash = answer.headers.get('x-contract-hash')
    await send('POST', `/api/v2/contratos/leads/${leadId}/aceite`, headers, { hash, aceito: true })
  },
  order: ({ headers, leadId, cartId, company }) =>
    send('POST', `/api/v2/contratos/leads/${leadId}/carrinhos/${cartId}`, headers, hiringOf(company)),
}

/**
 * Whole purchases, from the initial page to the order that is handed over with its final document. First deed by deed,
 * for what each costs the process and the database, then all of them at once, for how many a second there are until the
 * last document is done.
 */
export const wholePurchase: Load = async ({ store, visitors, databaseUrl, pgbench }) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const databaseMs = await databaseClock(client)
    const buyers = visitors.slice(0, 2 * BUYERS).map((visitor, index) => ({
      ...visitor,
      headers: { ...visitor.headers, 'sigla-emissor': ISSUER },
      company: FIRST_COMPANY + index,
    }))
    const [first, second] = [buyers.slice(0, BUYERS), buyers.slice(BUYERS)]
    const costs: string[] = []
    const sums = { store: 0, database: 0 }
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const before = { store: store.cpuMs(), database: databaseMs() }
      await work()
      const own = (store.cpuMs() - before.store) / BUYERS
      const its = (databaseMs() - before.database) / BUYERS
      sums.store += own
      sums.database += its
      costs.push(`${name} ${own.toFixed(1)} + ${its.toFixed(1)}`)
    }
    for (const [name, deed] of Object.entries(DEEDS)) await measure(name, () => eachOf(first, deed))
    await measure('final document, mail and hand-over', () => untilDone(client, BUYERS))
    const transactions = pgbench.fire(SECONDS)
    const began = performance.now()
    await eachOf(second, async (buyer) => {
      for (const deed of Object.values(DEEDS)) await deed(buyer)
    })
    await untilDone(client, 2 * BUYERS)
    const perSecond = BUYERS / ((performance.now() - began) / 1000)
    return [
      {
        what: "Whole purchases, PostgreSQL, one process, 10 buyers at once, until the last is handed over with its document: by pgbench's own transaction; milliseconds of CPU each, process and its threads + database",
        toReach: `≥ ${LEAST}`,
        measured: `${(perSecond / transactions).toFixed(4)} (${perSecond.toFixed(1)}/s against ${Math.round(transactions)}/s; ${sums.store.toFixed(0)} + ${sums.database.toFixed(0)} ms: ${costs.join(', ')})`,
        isReached: perSecond / transactions >= LEAST,
      },
    ]
  } finally {
    await client.end()
  }
}

/** Some at a time, each once. */
async function eachOf(buyers: readonly Buyer[], deed: (buyer: Buyer) => Promise<unknown>): Promise<void> {
  const queue = buyers.values()
  const work = async () => {
    for (const buyer of queue) await deed(buyer)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Waits until so many orders have their final document and were handed over. */
async function untilDone(client: pg.Client, orders: number): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(LOOK_MS)) {
    const { rows } = await client.query<{ done: string }>(
      'select count(*) as done from orders where final_hash is not null and portal_state is not null',
    )
    if (Number(rows[0]?.done) >= orders) return
  }
  throw new Error('The documents of the orders were not done in time.')
}

/** Tells the CPU of PostgreSQL so far, in ms, of all its processes that are there. */
async function databaseClock(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = statOf(`${rows[0]?.pid}`)?.[1]
  return () => {
    const own = readdirSync('/proc').flatMap((pid) => {
      const fields = /^\d+$/.test(pid) ? statOf(pid) : undefined
      return fields && (pid === server || fields[1] === server) ? [fields] : []
    })
    return own.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) * TICK_MS
  }
}

/** What `/proc/PID/stat` says behind the name: state, parent, …; nothing of a process that has ended. */
function statOf(pid: string): readonly string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}
