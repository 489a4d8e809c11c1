import { PEER, STORE } from '../addresses.ts'
import { median, type Row } from '../row.ts'
import { startPeer } from '../start-peer.ts'
import { compare, tellComparison } from './compare.ts'
import { fireFor, percentileAt } from './fire.ts'
import type { Load } from './load-store.ts'

const PATH = '/api/v2/clientes-rh/pedidos/precificacoes'
const SECONDS = 4
/** Enough for 10,000 calls a second. */
const VISITORS = 1000

/**
 * Requests a second at which both are asked, a third of what the store prices at most: no request waits in a queue of
 * the load itself.
 */
const RATE = 3000
const ROUNDS = 3

const line = (codigoProduto: number, quantidade: number, valorMensal: number) => ({
  codigoProduto,
  quantidade,
  valorMensal,
  tipoProduto: 'BENEFICIO',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
})

/** What is priced: cards, and the cart of an offer with its services. */
const CARTS = [
  {
    name: 'three lines',
    offer: null,
    body: { produtos: [line(27, 10, 500), line(31, 12, 450.5), line(34, 3, 300)], servicosAdicionais: [] },
  },
  {
    name: 'three balances and two services of an offer',
    offer: 'super-oferta-multi',
    body: {
      produtos: [line(2071, 10, 500), line(2072, 10, 200), line(2073, 10, 100)],
      servicosAdicionais: [602, 680],
    },
  },
] as const

type Cart = (typeof CARTS)[number]

/** Pricing of three lines, as a request without its headers. */
export const PRICED = { path: PATH, body: JSON.stringify(CARTS[0].body) } as const

/** Pricing without a lead, against answering the same bytes to the same body. */
export const pricing: Load = async (on) => {
  const rows: Row[] = []
  for (const cart of CARTS) rows.push(...(await priced(cart, on)))
  return rows
}

async function priced(
  { name, offer, body: content }: Cart,
  { store, visitors: all }: Parameters<Load>[0],
): Promise<Row[]> {
  const body = JSON.stringify(content)
  const by = offer === null ? {} : { 'identificacao-oferta': offer }
  const visitors = all.slice(0, VISITORS).map(({ headers }) => ({ ...headers, ...by }))
  const request = (path: string) =>
    visitors.map((headers) => ({ method: 'POST', path, headers, body }) as const)
  const [first] = visitors
  const sample = await fetch(`${STORE}${PATH}`, { method: 'POST', headers: { ...first }, body })
  const answer = await sample.text()
  if (!sample.ok) throw new Error(answer)
  const peer = await startPeer({ answer })
  try {
    const compared = await compare(
      () => fireFor(SECONDS, peer, PEER, request('/bare')),
      () => fireFor(SECONDS, store, STORE, request(PATH)),
    )
    const waits: { readonly peer: number; readonly store: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      waits.push({
        peer: await percentileAt(RATE, SECONDS, PEER, request('/bare')),
        store: await percentileAt(RATE, SECONDS, STORE, request(PATH)),
      })
    }
    const ratio = median(waits.map((wait) => wait.store / wait.peer))
    const told = waits.map((wait) => `${wait.store.toFixed(2)} against ${wait.peer.toFixed(2)}`)
    return [
      {
        what: `Pricing ${name} without a lead: requests/s by those of a bare JSON POST`,
        toReach: '≥ 0.25',
        measured: tellComparison(compared),
        isReached: compared.ratio >= 0.25,
      },
      {
        what: `Pricing ${name}, 10 connections, ${RATE} a second: p99 by that of the bare POST`,
        toReach: '≤ 3 times',
        measured: `${ratio.toFixed(2)} (${told.join(', ')} ms)`,
        isReached: ratio <= 3,
        why: 'pricing takes three to four times the processor of the bare answer, and one thread gives both',
      },
    ]
  } finally {
    await peer.stop()
  }
}
