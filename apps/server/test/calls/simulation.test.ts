import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallsServer, refusalOf, startCalls } from './start-calls.ts'

const URL_OF = '/api/bff/simulacoes'
const MEALS = {
  codigoProduto: 27,
  quantidade: 10,
  valorMensal: 600,
  tipoProduto: 'BENEFICIO',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
}
const PLAN = {
  codigoProduto: 20_153,
  quantidade: 50,
  tipoProduto: 'HCM',
  tipoPlano: 'ANUAL',
  produtosAdicionais: [20_201],
}

type Asked = { issuer?: string; channel?: string; headers?: Record<string, string> }

describe('a simulation', () => {
  let server: CallsServer
  beforeAll(async () => {
    server = await startCalls('embedded')
  })
  afterAll(() => server.close())

  const create = (produtos: readonly object[], asked: Asked = {}, servicosAdicionais: number[] = []) =>
    server.call('POST', URL_OF, { ...asked, body: { produtos, servicosAdicionais } })
  const linkOf = async (asked: Asked) => {
    const answer = await create([MEALS], asked)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ codigo: string; link: string }>()
  }
  const get = (code: string) => server.call('GET', `${URL_OF}/${code}`)

  test('becomes a code and a link, and comes back as it went', async () => {
    const answer = await create([MEALS, PLAN], { headers: { 'identificacao-oferta': 'OFERTA-1' } }, [602])
    expect(answer.statusCode).toBe(201)
    const { codigo, link, ...rest } = answer.json()
    expect(rest).toEqual({})
    expect(link).toBe(`http://localhost/simulacao/${codigo}`)
    const read = await get(codigo)
    expect(read.statusCode).toBe(200)
    expect(read.json()).toEqual({
      produtos: [MEALS, PLAN],
      servicosAdicionais: [602],
      codigoOferta: 'OFERTA-1',
    })
  })

  test('without an offer comes back in the shape of pricing alone', async () => {
    const { codigo } = (await create([MEALS])).json()
    expect((await get(codigo)).json()).toEqual({ produtos: [MEALS], servicosAdicionais: [] })
  })

  test('has the same code at every issuer and in every channel', async () => {
    const links = await Promise.all([
      linkOf({}),
      linkOf({ channel: 'parceiro' }),
      linkOf({ issuer: 'JVCEF' }),
      linkOf({ issuer: 'SICRE', headers: { host: 'cooperativa.localhost:3000' } }),
    ])
    expect(new Set(links.map(({ codigo }) => codigo)).size).toBe(1)
    const path = `/simulacao/${links[0]?.codigo}`
    expect(links.map(({ link }) => link)).toEqual([
      `http://localhost${path}`,
      `http://localhost${path}?canal=parceiro`,
      `http://localhost${path}?emissor=JVCEF`,
      `http://cooperativa.localhost:3000${path}`,
    ])
  })

  test('of fifty lines is a link of less than 1,500 characters', async () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({ ...MEALS, codigoProduto: 999_999 - at * 19_999 }))
    const answer = await create(lines, { channel: 'parceiro' })
    expect(answer.json().link.length).toBeLessThan(1_500)
    expect((await get(answer.json().codigo)).json().produtos).toEqual(lines)
  })

  test('is not compared with the catalogue', async () => {
    expect((await create([{ ...MEALS, codigoProduto: 999_999, valorMensal: 0.01 }])).statusCode).toBe(201)
  })

  test.each([
    ['fifty-one lines', Array<object>(51).fill(MEALS), 422, ['produtos']],
    ['no lines', [], 422, ['produtos']],
    ['a fraction of a centavo', [{ ...MEALS, valorMensal: 1.005 }], 422, ['produtos.0.valorMensal']],
    ['a negative amount', [{ ...MEALS, valorMensal: -1 }], 422, ['produtos.0.valorMensal']],
    ['a text in the place of a code', [{ ...MEALS, codigoProduto: '27' }], 400, ['produtos.0.codigoProduto']],
    ['a field that there is not', [{ ...MEALS, cnpj: '1' }], 400, ['produtos.0.cnpj']],
    [
      'more additional products than an address holds',
      Array.from({ length: 50 }, (_, at) => ({
        ...PLAN,
        codigoProduto: at,
        produtosAdicionais: Array.from({ length: 50 }, (__, place) => (place * 7_919 * (at + 1)) % 999_999),
      })),
      422,
      ['produtos'],
    ],
  ])('is refused with %s', async (_name, lines, status, fields) => {
    expect(refusalOf(await create(lines))).toMatchObject({ status, fields })
  })

  test.each([
    ['nothing of a product', { quantidade: 0 }, -7, ['produtos.0.quantidade']],
    ['more than any product takes', { quantidade: 10_000 }, -7, ['produtos.0.quantidade']],
    ['a value that no card holds', { valorMensal: 1e13 }, -13, ['produtos.0.valorMensal']],
  ])(
    'is refused with %s, by the code and the field that pricing has for it',
    async (_name, change, code, fields) => {
      const line = { ...MEALS, ...change }
      const body = { produtos: [line], servicosAdicionais: [] }
      const priced = await server.call('POST', '/api/v2/clientes-rh/pedidos/precificacoes', { body })
      const refused = refusalOf(await create([line]))
      expect(refused).toEqual({ status: 422, code, fields })
      expect(refusalOf(priced)).toEqual(refused)
    },
  )

  test('is refused where something stands twice, by every field that repeats it', async () => {
    const answer = await create([MEALS, { ...PLAN, produtosAdicionais: [1, 2, 1] }, MEALS], {}, [602, 602])
    expect(refusalOf(answer)).toEqual({
      status: 422,
      code: 422,
      fields: ['produtos.2.codigoProduto', 'produtos.1.produtosAdicionais.2', 'servicosAdicionais.1'],
    })
  })

  test('is refused under an offer whose name is no name', async () => {
    const answer = await create([MEALS], { headers: { 'identificacao-oferta': 'x'.repeat(101) } })
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: -89 })
  })

  test('that is cut, changed or nobody’s is not found, and says what to do', async () => {
    const { codigo } = (await create([MEALS])).json()
    for (const code of [codigo.slice(0, -1), `${codigo}A`, codigo.toLowerCase(), 'x'.repeat(1_900)]) {
      const answer = await get(code)
      expect(refusalOf(answer)).toMatchObject({ status: 404, code: -140 })
      expect(answer.json().codigoRetorno.descricao).toContain('Este link não está completo.')
    }
  })

  test('needs a token', async () => {
    expect((await server.inject({ method: 'POST', url: URL_OF, payload: {} })).statusCode).toBe(401)
    expect((await server.inject({ url: `${URL_OF}/AQ` })).statusCode).toBe(401)
  })
})
