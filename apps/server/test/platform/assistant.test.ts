import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

type Structured = Record<string, unknown>
interface Answer {
  readonly isError?: boolean
  readonly content: { readonly type: string; readonly text: string }[]
  readonly structuredContent: Structured
}

const MEALS = { codigoProduto: 27, quantidade: 10, valorMensal: 600 }
const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

let database: TestDatabase
let server: TestServer

async function start(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  return startTestServer({ database, env, calls: (parts) => (app) => registerCalls(app, CALLS, parts) })
}

beforeAll(async () => {
  database = await openTestDatabase('embedded')
  server = await start()
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

/** The library's own client, whose requests the server answers without a network. */
async function connect(host = 'localhost', path = '/mcp', { inject }: TestServer = server): Promise<Client> {
  const client = new Client({ name: 'teste', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`http://${host}${path}`), {
    fetch: async (url, init = {}) => {
      const { pathname, search } = new URL(url)
      const answer = await inject({
        method: (init.method ?? 'GET') as 'GET',
        url: `${pathname}${search}`,
        headers: { host, ...Object.fromEntries(new Headers(init.headers)) },
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      })
      const isEmpty = answer.statusCode === 202 || answer.statusCode === 204
      return new Response(isEmpty ? null : answer.payload, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? 'text/plain') },
      })
    },
  })
  await client.connect(transport as Parameters<Client['connect']>[0])
  return client
}

async function ask(client: Client, name: string, args: Structured = {}): Promise<Answer> {
  return (await client.callTool({ name, arguments: args })) as unknown as Answer
}

describe('an assistant', () => {
  test('is told whose store it is and what may be asked, in Portuguese', async () => {
    const client = await connect()
    expect(client.getServerVersion()).toMatchObject({ name: 'loja-vrpat', title: 'Loja VR Benefícios' })
    expect(client.getInstructions()).toContain('nada é contratado')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'listar_beneficios',
      'simular',
      'comparar_planos',
      'buscar_ajuda',
    ])
    expect(client.getServerCapabilities()).toEqual({
      tools: { listChanged: false },
      resources: { listChanged: false },
    })
    // Several assistants read no schema that has it.
    expect(JSON.stringify(tools)).not.toContain('exclusiveMinimum')
    for (const { description, annotations } of tools) {
      expect(description).toMatch(/\b(?:da|de|o|os|desta)\b/)
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    }
    const inputs = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema]))
    expect(Object.keys(inputs.comparar_planos?.properties ?? {})).toEqual(['colaboradores'])
    expect(Object.keys(inputs.buscar_ajuda?.properties ?? {})).toEqual(['busca'])
    const { produtos } = (inputs.simular?.properties ?? {}) as {
      produtos: { items: { properties: Structured } }
    }
    expect(Object.keys(produtos.items.properties)).toEqual(['codigoProduto', 'quantidade', 'valorMensal'])
    await client.close()
  })

  test('simulates by the pricing call, and gives the link that opens it', async () => {
    const client = await connect()
    const { structuredContent, content } = await ask(client, 'simular', { produtos: [MEALS] })
    const body = {
      produtos: [{ ...MEALS, tipoProduto: 'BENEFICIO', tipoPlano: 'MENSAL', produtosAdicionais: [] }],
      servicosAdicionais: [],
    }
    const priced = await server.call('POST', '/api/v2/clientes-rh/pedidos/precificacoes', { body })
    const made = await server.call('POST', '/api/bff/simulacoes', { body })
    expect(structuredContent).toEqual({ total: 6000, link: made.json().link, ...priced.json() })
    expect(content[0]?.text).toContain(made.json().link)
    expect(content[0]?.text.replace(/\s/g, ' ')).toContain('Total: R$ 6.000,00.')
    expect(content[0]?.text).not.toContain('repasse')
    const moved = { codigoProduto: 900, quantidade: 10, valorMensal: 200 }
    const mobility = (await ask(client, 'simular', { produtos: [moved] })).content[0]?.text
    expect(mobility).toMatch(/Total: R\$\s[\d.,]+\.\nTaxa de repasse: variável/)
  })

  test('hears what a card may hold in a sentence, and of a number that is too large by its own name', async () => {
    const client = await connect()
    const [first] = (await ask(client, 'listar_beneficios')).content[0]?.text.split('\n') ?? []
    expect(first?.replace(/\s/g, ' ')).toBe(
      'A loja VR Benefícios vende 29 produtos. Cada cartão recebe de R$ 5,00 a R$ 5.000,00 por mês.',
    )
    const many = await ask(client, 'comparar_planos', { colaboradores: 1001 })
    expect(many.isError).toBe(true)
    expect(many.content[0]?.text).toContain('colaboradores')
    expect(many.content[0]?.text).toContain('Informe de 1 a 1.000 colaboradores.')
    await client.close()
  })

  test('sees an issuer by the host and a channel by the address, as every page does', async () => {
    const bank = await connect('banco.localhost')
    const listed = await ask(bank, 'listar_beneficios')
    expect(listed.content[0]?.text).toContain('Refeição Banco Parceiro')
    const { structuredContent } = await ask(bank, 'simular', { produtos: [MEALS] })
    // A bank partner charges for cards and delivery.
    expect(structuredContent.total).toBe(6098.9)
    expect(structuredContent.link).toMatch(/^http:\/\/banco\.localhost\/simulacao\//)
    const auto = await connect('localhost', '/mcp?canal=auto')
    const { beneficios } = (await ask(auto, 'listar_beneficios')).structuredContent
    expect(beneficios).toEqual([
      expect.objectContaining({ codigoProduto: 34, nome: 'Auto', modalidade: 'Auto' }),
    ])
    const { link } = (await ask(auto, 'simular', { produtos: [{ ...MEALS, codigoProduto: 34 }] }))
      .structuredContent
    expect(link).toMatch(/\?canal=auto$/)
  })

  test('compares HR plans by both periods, and is told where there are none', async () => {
    const { structuredContent, content } = await ask(await connect(), 'comparar_planos', {
      colaboradores: 50,
    })
    const planos = structuredContent.planos as {
      nome: string
      mensal: { total: number }
      anual: { total: number }
    }[]
    expect(planos.map(({ nome }) => nome)).toHaveLength(4)
    const [, plan] = planos
    expect(plan?.anual.total).toBe(Math.round((plan?.mensal.total ?? 0) * 12 * 80) / 100)
    expect(content[0]?.text).toContain('no anual')
    const bank = await ask(await connect('banco.localhost'), 'comparar_planos', { colaboradores: 50 })
    expect(bank).toMatchObject({ structuredContent: { planos: [] } })
    expect(bank.content[0]?.text).toBe('Esta loja não vende planos de RH.')
  })

  test('finds what the help says, and reads a question of its list', async () => {
    const client = await connect()
    const { artigos } = (await ask(client, 'buscar_ajuda', { busca: 'boleto' })).structuredContent
    expect((artigos as { titulo: string }[])[0]?.titulo).toContain('boleto')
    const { resources } = await client.listResources()
    expect(resources.length).toBeGreaterThan(50)
    const [first] = resources
    const { contents } = await client.readResource({ uri: first?.uri ?? '' })
    expect(contents[0]).toMatchObject({ text: expect.stringContaining(first?.title ?? '-') })
    await expect(client.readResource({ uri: 'pergunta://nenhuma' })).rejects.toThrow(/Não encontramos/)
  })

  test.each([
    ['a product that is not sold', [{ ...MEALS, codigoProduto: 999_999 }], /não é vendido neste canal/],
    ['a value above the issuer’s', [{ ...MEALS, valorMensal: 9_000 }], /produtos\.0\.valorMensal/],
    ['a product without its value', [{ codigoProduto: 27, quantidade: 10 }], /valor mínimo/],
    ['no products', [], /de 1 a 50 produtos/],
    ['a fraction of a card', [{ ...MEALS, quantidade: 1.5 }], /número inteiro/],
    ['a fraction of a centavo', [{ ...MEALS, valorMensal: 1.005 }], /duas casas/],
    ['a product that is none', ['27'], /de 1 a 50 produtos/],
    ['a list that is none', 27, /de 1 a 50 produtos/],
    ['nothing to search for', null, /de 1 a 50 produtos/],
  ])('is told what is wrong with %s', async (_name, produtos, words) => {
    const { isError, content } = await ask(await connect(), 'simular', { produtos })
    expect(isError).toBe(true)
    expect(content[0]?.text).toMatch(words)
    expect(content[0]?.text).not.toMatch(/invalid|expected|error/i)
  })
})

describe('the address of assistants', () => {
  const post = (payload: unknown, headers: Readonly<Record<string, string>> = {}, url = '/mcp') =>
    server.inject({
      method: 'POST',
      url,
      headers: { ...HEADERS, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })

  test('refuses a page of another origin, and takes one of its own', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await post(LIST, headers)).statusCode).toBe(403)
    expect((await post(LIST, { origin: 'http://localhost', host: 'localhost' })).statusCode).toBe(200)
  })

  test('has no stream to listen to and no session to end', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await server.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
    }
  })

  test('takes no more than a call does, and breaks on nothing', async () => {
    expect((await post('x'.repeat(70_000))).statusCode).toBe(413)
    for (const broken of ['', '{', 'null', '"x"', '{"jsonrpc":"1.0"}', JSON.stringify({ ...LIST, id: {} })]) {
      const answer = await post(broken)
      expect(answer.statusCode, broken).toBe(400)
      expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: expect.any(Number) } })
    }
    expect((await post(LIST, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await post(LIST, { 'mcp-protocol-version': '1999-01-01' })).statusCode).toBe(400)
    expect((await post(LIST, {}, '/mcp?canal=nenhum')).statusCode).toBe(400)
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202)
    expect((await post({ jsonrpc: '2.0', id: 7, result: {} })).statusCode).toBe(202)
  })

  test('takes one message at a time: a hundred lists in a batch are one small refusal', async () => {
    for (const batch of [[], [LIST], Array.from({ length: 100 }, (_, id) => ({ ...LIST, id }))]) {
      const answer = await post(batch)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: expect.stringContaining('lotes') },
      })
    }
  })

  test('answers in JSON, whatever a program says that it accepts, with or without a stroke at the end', async () => {
    const expected = (await post(LIST)).json()
    expect(expected.result.tools).toHaveLength(4)
    for (const accept of ['application/json', '*/*', 'text/event-stream', 'text/html', undefined])
      for (const url of ['/mcp', '/mcp/']) {
        const headers = { 'content-type': 'application/json', ...(accept === undefined ? {} : { accept }) }
        const answer = await server.inject({ method: 'POST', url, headers, payload: JSON.stringify(LIST) })
        expect([answer.statusCode, answer.json()]).toEqual([200, expected])
        expect(answer.headers['content-type']).toMatch(/^application\/json/)
      }
  })

  test.each([
    ['no arguments that are an object', 'tools/call', { name: 'simular', arguments: null }, -32602, /objeto/],
    ['arguments in a list', 'tools/call', { name: 'simular', arguments: [] }, -32602, /objeto/],
    ['a tool without a name', 'tools/call', {}, -32602, /tools\/call/],
    ['an unknown tool', 'tools/call', { name: 'comprar' }, -32602, /comprar/],
    ['no parameters', 'initialize', null, -32602, /initialize/],
    ['an unknown method', 'constructor', {}, -32601, /constructor/],
  ])('says in its own words that a message has %s', async (_name, method, params, code, words) => {
    const answer = await post({ jsonrpc: '2.0', id: 'um', method, params })
    expect(answer.json()).toEqual({
      jsonrpc: '2.0',
      id: 'um',
      error: { code, message: expect.stringMatching(words) },
    })
    expect(answer.payload).not.toMatch(/invalid|expected/i)
  })

  test('is refused in JSON', async () => {
    const accept = 'text/html'
    for (const [answer, status] of [
      [await post(LIST, { accept, origin: 'https://evil.example' }), 403],
      [await post(LIST, { accept }, '/mcp?canal=nenhum'), 400],
      [await post(LIST, { accept, 'content-type': 'text/plain' }), 415],
      [await server.inject({ method: 'GET', url: '/mcp', headers: { accept } }), 405],
    ] as const) {
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ codigoRetorno: { descricao: expect.any(String) } })
    }
  })

  test('is refused in the tenth second of a flood as pages are', async () => {
    const strict = await start({ LIMITS: 'normal' })
    try {
      const statuses = new Set<number>()
      for (let asked = 0; asked < 610; asked++)
        statuses.add((await strict.inject({ method: 'GET', url: '/mcp' })).statusCode)
      expect([...statuses]).toEqual([405, 429])
    } finally {
      await strict.close()
    }
  })

  test('is not there where it is turned off', async () => {
    const off = await start({ MCP: 'off' })
    try {
      const answer = await off.inject({
        method: 'POST',
        url: '/mcp',
        headers: HEADERS,
        payload: JSON.stringify(LIST),
      })
      expect(answer.statusCode).toBe(404)
    } finally {
      await off.close()
    }
  })
})
