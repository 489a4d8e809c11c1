import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { type CallsServer, refusalOf, startCalls } from './start-calls.ts'

interface WirePlan {
  readonly codigo: number
  readonly nome: string
  readonly produtosAdicionais: readonly {
    codigo: number
    tipo: string
    obrigatorio: boolean
    valor: number
  }[]
  readonly tabelaDePreco: { qtdeVidas: number; valor: number; desconto: number } | null
}

// Content never touches the database: one engine proves the call.
describe.each(databases.slice(0, 1))('the price table on %s', (kind) => {
  let server: CallsServer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())

  const ask = (query: string, options = {}) => server.call('GET', `/api/bff/tabela-precos?${query}`, options)
  const plans = async (query: string, options = {}): Promise<WirePlan[]> =>
    (await ask(query, options)).json().result.planos

  test('without codigoAplicacao all four plans answer, by code, with all their fields', async () => {
    const all = await plans('faixaDePreco=50&tipoPlano=MENSAL')
    expect(all.map(({ codigo }) => codigo)).toEqual([20151, 20152, 20153, 20154])
    expect(all[1]).toMatchObject({
      nome: 'Gerencial',
      nomeExibicao: 'RH Digital Gerencial',
      descricaoProduto: expect.any(String),
      tabelaDePreco: { qtdeVidas: 50, valor: 499, desconto: 0 },
    })
    expect(all[1]?.produtosAdicionais).toContainEqual(
      expect.objectContaining({ codigo: 20209, tipo: 'EXTENSAO', obrigatorio: false, valor: 75 }),
    )
    expect(all[1]?.produtosAdicionais).toContainEqual(
      expect.objectContaining({ codigo: 20201, tipo: 'MODULO', obrigatorio: true, valor: 0 }),
    )
  })

  test('a plan by its code answers alone', async () => {
    expect(await plans('faixaDePreco=50&codigoAplicacao=20153&tipoPlano=MENSAL')).toMatchObject([
      { codigo: 20153 },
    ])
  })

  test('annual is twelve months with a fifth as its discount', async () => {
    const [plan] = await plans('faixaDePreco=10&codigoAplicacao=20151&tipoPlano=ANUAL')
    expect(plan?.tabelaDePreco).toEqual({ qtdeVidas: 10, valor: 948, desconto: 189.6 })
  })

  test('a number of lives is mapped to its band, and the period is monthly where none is said', async () => {
    const [plan] = await plans('faixaDePreco=26&codigoAplicacao=20152')
    expect(plan?.tabelaDePreco).toEqual({ qtdeVidas: 50, valor: 499, desconto: 0 })
  })

  test('essencial has no price above 10 lives', async () => {
    const [essencial] = await plans('faixaDePreco=11&tipoPlano=MENSAL')
    expect(essencial).toMatchObject({ codigo: 20151, tabelaDePreco: null })
  })

  test('a channel or an issuer without HR plans has none', async () => {
    expect(await plans('faixaDePreco=10', { channel: 'auto' })).toEqual([])
    expect(await plans('faixaDePreco=10', { issuer: 'SICRE' })).toEqual([])
  })

  test.each([
    ['', 422, ['faixaDePreco']],
    ['faixaDePreco=0', 422, ['faixaDePreco']],
    ['faixaDePreco=1001', 422, ['faixaDePreco']],
    ['faixaDePreco=2.5', 400, ['faixaDePreco']],
    ['faixaDePreco=muitas', 400, ['faixaDePreco']],
    ['faixaDePreco=10&tipoPlano=anual', 400, ['tipoPlano']],
    ['faixaDePreco=10&codigoAplicacao=27', 404, []],
  ])('?%s is refused with %i', async (query, status, fields) => {
    expect(refusalOf(await ask(query))).toMatchObject({ status, fields })
  })

  test('the calls page names the bands of employees', async () => {
    const page = (await server.inject({ url: '/api/openapi.json' })).body
    for (const band of ['ATE_10_VIDAS', 'DE_101_A_150_VIDAS', 'MAIS_DE_1000_VIDAS'])
      expect(page).toContain(band)
  })

  test('the table carries an ETag and answers 304', async () => {
    const { etag } = (await ask('faixaDePreco=10&tipoPlano=ANUAL')).headers
    const headers = { 'if-none-match': String(etag) }
    expect((await ask('faixaDePreco=10&tipoPlano=ANUAL', { headers })).statusCode).toBe(304)
    expect((await ask('faixaDePreco=10&tipoPlano=MENSAL', { headers })).statusCode).toBe(200)
  })
})
