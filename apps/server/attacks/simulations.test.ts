import { randomBytes } from 'node:crypto'
import { centavos } from '@benefits/domain/money/centavos'
import { writeSimulationCode } from '@benefits/wire/simulation/write-simulation-code'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failuresIn, type WatchedLog, watchLog } from './attacked-store.ts'
import { oneStoreHere } from './stores-here.ts'
import { type Visitor, visit } from './visitor.ts'

/** A link of ten meal cards, which everybody may have. */
const WHOLE = 'AQEQNgrg1AMAAAAiL112'

/** Ten meal cards, as a link says them. */
const MEALS_TO_PRICE = {
  productCode: 27,
  quantity: 10,
  monthlyValue: centavos(60_000),
  lineType: 'benefit',
  planPeriod: 'monthly',
  additionalCodes: [],
} as const

/** What somebody tries in a link's place: cut, changed, grown, and what no link is. */
const FORGED: readonly string[] = [
  WHOLE.slice(0, -1),
  `${WHOLE}A`,
  WHOLE.toLowerCase(),
  `A${WHOLE.slice(1)}`.replace('AQE', 'AgE'),
  `${WHOLE}%00`,
  '..%2F..%2Fetc%2Fpasswd',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '__proto__',
  '_'.repeat(1_900),
  ...Array.from({ length: 20 }, (_, at) => randomBytes(3 + at * 20).toString('base64url')),
]

const ACCEPTS = { accept: 'application/json, text/event-stream' }

/** What somebody sends in the place of an assistant's question. */
const BROKEN: readonly unknown[] = [
  null,
  [],
  'x',
  { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: '__proto__', arguments: {} } },
  { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'simular', arguments: { produtos: {} } } },
  {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'simular', arguments: { produtos: Array(5_000).fill(0) } },
  },
  { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'file:///etc/passwd' } },
  { jsonrpc: '2.0', id: 1, method: 'completion/complete', params: {} },
]

describe.each(oneStoreHere('embedded'))('links and assistants, on $kind', (store) => {
  let log: WatchedLog
  let visitor: Visitor
  beforeAll(async () => {
    log = await watchLog(store)
    visitor = await visit(store)
  })
  afterAll(async () => {
    expect(failuresIn(await log.lines())).toEqual([])
  })

  test('a link that nobody made is not found, by the call and on the page, and says nothing else', async () => {
    for (const code of FORGED) {
      const answer = await visitor.call({ method: 'GET', path: `/api/bff/simulacoes/${code}` })
      expect(answer.status, code).toBe(404)
      const page = await visitor.ask({ method: 'GET', path: `/simulacao/${code}` })
      expect(page.status, code).toBe(404)
      expect(page.text).not.toContain('<script>alert')
    }
  })

  test('a link with what a chat adds to it opens, and one that says more than can be multiplied is none', async () => {
    for (const added of ['.', ',', ')', '%3E', '*', '%20', '%E2%80%8B', ').']) {
      const page = await visitor.ask({ method: 'GET', path: `/simulacao/${WHOLE}${added}` })
      expect(page.status, added).toBe(200)
      expect(page.text).toContain('Usar esta simulação')
    }
    const line = { ...MEALS_TO_PRICE, additionalCodes: [], monthlyValue: centavos(1e15) }
    const forged = writeSimulationCode({ lines: [line], addOnCodes: [], offerCode: null })
    const page = await visitor.ask({ method: 'GET', path: `/simulacao/${forged}` })
    expect(page.status).toBe(404)
  })

  test('a link with services that no offer gives names them as left out', async () => {
    const code = writeSimulationCode({ lines: [MEALS_TO_PRICE], addOnCodes: [680], offerCode: null })
    const page = await visitor.ask({ method: 'GET', path: `/simulacao/${code}` })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Só vem com uma oferta, e nenhuma o dá a esta simulação.')
  })

  test('a whole link tells a cart and nothing of anybody', async () => {
    const { text } = await visitor.call({ method: 'GET', path: `/api/bff/simulacoes/${WHOLE}` })
    expect(Object.keys(JSON.parse(text))).toEqual(['produtos', 'servicosAdicionais'])
  })

  test('a broken question of an assistant is refused, and breaks nothing', async () => {
    for (const body of BROKEN) {
      const answer = await visitor.ask({ method: 'POST', path: '/mcp', body, headers: ACCEPTS })
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBeLessThan(500)
      expect(answer.text).not.toContain('root:')
    }
  })

  test('a page of another origin asks nothing', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    const headers = { ...ACCEPTS, origin: 'https://evil.example' }
    expect((await visitor.ask({ method: 'POST', path: '/mcp', body, headers })).status).toBe(403)
  })
})
