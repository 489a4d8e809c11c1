import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallsServer, refusalOf, startCalls } from './start-calls.ts'

let server: CallsServer
beforeAll(async () => {
  server = await startCalls('embedded')
})
afterAll(() => server.close())

const url = '/api/bff/ofertas-ativas'

test('the offers of the channel are listed, bare, with amounts in reais', async () => {
  const { ofertas } = (await server.call('GET', url)).json()
  expect(ofertas.length).toBeGreaterThan(0)
  for (const offer of ofertas) {
    expect(offer).toMatchObject({ codigoOferta: expect.any(String), valorMinimo: expect.any(Number) })
    expect(offer).not.toHaveProperty('discounts')
  }
})

test('what an offer takes off plans or fees is told in percent, and nothing where it takes nothing off', async () => {
  const told = async (issuer: string) => {
    const { ofertas } = (await server.call('GET', url, { issuer })).json()
    return ofertas.map(({ desconto = null }) => desconto)
  }
  expect(await told('VRPAT')).toEqual([
    null,
    { base: 'PLANO', percentualMinimo: 25, percentualMaximo: 25 },
    { base: 'PLANO', percentualMinimo: 10, percentualMaximo: 30 },
    null,
  ])
  expect(await told('JVCEF')).toEqual([{ base: 'TARIFAS', percentualMinimo: 100, percentualMaximo: 100 }])
})

test('each item is named, and a service says whether it is mandatory and what it goes with', async () => {
  const { ofertas } = (await server.call('GET', url)).json()
  const [multi] = ofertas
  const byCode = new Map<number, object>(
    multi.itemsOferta.map((item: { codigoProduto: number }) => [item.codigoProduto, item]),
  )
  expect(byCode.get(680)).toMatchObject({
    familiaProduto: 'Externo (SVA)',
    tipoProduto: 'SVA',
    nome: 'Nutrição',
    descricaoProduto: expect.any(String),
    svaObrigatorio: true,
    quantidadeMinima: 1,
  })
  expect(byCode.get(602)).toMatchObject({
    svaObrigatorio: false,
    produtosCompativeis: [2071, 2072, 2073, 2074, 2075],
  })
  const barred = expect.arrayContaining([2071, 2072, 2075])
  expect(byCode.get(685)).toMatchObject({ produtosIncompativeis: barred })
  expect(byCode.get(680)).toMatchObject({ produtosIncompativeis: [] })
  expect(byCode.get(2071)).toMatchObject({ tipoProduto: 'BENEFICIO', codigoAgrupador: 207 })
  expect(byCode.get(2071)).not.toHaveProperty('svaObrigatorio')
  for (const { regras } of ofertas)
    for (const rule of regras)
      expect(Object.keys(rule).filter((name) => name !== 'faturamentoInicial')).toEqual([
        'faturamentoFinal',
        'quantidadeMaximaSva',
      ])
  // A rule that holds for every cart tells no bound, rather than one below zero.
  const bounds = (ofertas as { regras: { faturamentoInicial?: number }[] }[]).flatMap(({ regras }) =>
    regras.map((rule) => rule.faturamentoInicial),
  )
  expect(bounds).toContain(undefined)
  expect(bounds.filter((bound) => bound !== undefined && Number(bound) < 0)).toEqual([])
})

test.each(['VRPAT', 'JVCEF', 'SICRE'])('%s sells offers', async (issuer) => {
  const { ofertas } = (await server.call('GET', url, { issuer })).json()
  expect(ofertas.length).toBeGreaterThan(issuer === 'VRPAT' ? 3 : 0)
})

test('a channel that does not sell an offer does not list it', async () => {
  expect((await server.call('GET', url, { channel: 'auto' })).json()).toEqual({ ofertas: [] })
})

test('the details are those of the offer that the header names', async () => {
  const { ofertas } = (await server.call('GET', url)).json()
  const code = ofertas[0].codigoOferta
  const details = await server.call('GET', `${url}/detalhes-oferta`, {
    headers: { 'identificacao-oferta': code },
  })
  expect(details.json()).toEqual(ofertas[0])
})

test('the details carry an ETag of their own for each offer, and answer 304', async () => {
  const { ofertas } = (await server.call('GET', url)).json()
  const ask = (code: string, etag = '') =>
    server.call('GET', `${url}/detalhes-oferta`, {
      headers: { 'identificacao-oferta': code, 'if-none-match': etag },
    })
  const [one, other] = ofertas
  const first = await ask(one.codigoOferta)
  const etag = String(first.headers.etag)
  expect(first.headers.vary).toContain('identificacao-oferta')
  expect((await ask(one.codigoOferta, etag)).statusCode).toBe(304)
  const second = await ask(other.codigoOferta, etag)
  expect(second.statusCode).toBe(200)
  expect(second.json()).toEqual(other)
})

test.each([{ 'identificacao-oferta': 'inventada' }, {}])('%j has no offer: -89', async (headers) => {
  expect(refusalOf(await server.call('GET', `${url}/detalhes-oferta`, { headers }))).toMatchObject({
    status: 409,
    code: -89,
  })
})
