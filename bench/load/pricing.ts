import { PEER, STORE } from '../addresses.ts'
import { startPeer } from '../start-peer.ts'
import { compare, tellComparison } from './compare.ts'
import { fireFor } from './fire.ts'
import type { Load } from './load-store.ts'

const PATH = '/api/v2/clientes-rh/pedidos/precificacoes'
const SECONDS = 4
/** Enough for 10,000 calls a second. */
const VISITORS = 1000

const line = (codigoProduto: number, quantidade: number, valorMensal: number) => ({
  codigoProduto,
  quantidade,
  valorMensal,
  tipoProduto: 'BENEFICIO',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
})
const BODY = JSON.stringify({
  produtos: [line(27, 10, 500), line(31, 12, 450.5), line(34, 3, 300)],
  servicosAdicionais: [],
})

/** Pricing three lines without a lead, against answering the same bytes to the same body. */
export const pricing: Load = async ({ store, visitors: all }) => {
  const visitors = all.slice(0, VISITORS)
  const request = (path: string) =>
    visitors.map(({ headers }) => ({ method: 'POST', path, headers, body: BODY }) as const)
  const [first] = visitors
  const sample = await fetch(`${STORE}${PATH}`, {
    method: 'POST',
    headers: { ...first?.headers },
    body: BODY,
  })
  const answer = await sample.text()
  if (!sample.ok) throw new Error(answer)
  const peer = await startPeer({ answer })
  try {
    const compared = await compare(
      () => fireFor(SECONDS, peer, PEER, request('/bare')),
      () => fireFor(SECONDS, store, STORE, request(PATH)),
    )
    return [
      {
        what: 'Pricing three lines without a lead: requests/s by those of a bare JSON POST',
        toReach: '≥ 0.25',
        measured: tellComparison(compared),
        isReached: compared.ratio >= 0.25,
      },
      {
        what: 'Pricing three lines, 10 connections: p99 by that of the bare POST',
        toReach: '≤ 3 times',
        measured: `${compared.subject.p99} ms against ${compared.peer.p99} ms`,
        isReached: compared.subject.p99 <= 3 * compared.peer.p99,
      },
    ]
  } finally {
    await peer.stop()
  }
}
