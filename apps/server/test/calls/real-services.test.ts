import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { type FakeService, startFakeService } from '../support/fake-service.ts'
import { confirmOrder } from './press-link.ts'
import { actAs, anyCnpj, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

const BLOCKED = cnpjOf('55.666.777/0001')
const UNKNOWN = cnpjOf('99.111.222/0001')
const TOWN_HALL = cnpjOf('77.888.999/0001')
const FAILING = cnpjOf('10.203.040/0001')

/** What BrasilAPI and ViaCEP answer on one fake: every other CNPJ is an active company in São Paulo. */
function answerOf(path: string) {
  const key =
    path
      .replace(/\/json\/$/, '')
      .split('/')
      .at(-1) ?? ''
  if (path.startsWith('/ws/')) {
    if (key === '01001000') {
      const se = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' }
      return { body: { cep: '01001-000', ...se } }
    }
    return key === '00999999' ? { body: { erro: 'true' } } : { status: 503 }
  }
  if (path.startsWith('/api/cep/') || key === FAILING) return { status: 502 }
  if (key === UNKNOWN) return { status: 404, body: { name: 'NotFoundError', type: 'not_found' } }
  const place = { municipio: 'SAO PAULO', uf: 'SP', cep: '01001000', logradouro: 'DA SE', numero: '100' }
  return {
    body: {
      cnpj: key,
      razao_social: 'ALFA CAFES LTDA',
      nome_fantasia: 'ALFA CAFES',
      situacao_cadastral: 2,
      codigo_natureza_juridica: key === TOWN_HALL ? 1244 : 2062,
      descricao_tipo_de_logradouro: 'PRACA',
      ...place,
    },
  }
}

describe.each(databases)('the real services on %s', (kind) => {
  let world: FakeService
  let database: TestDatabase
  let server: PurchaseServer
  /** Another process of the store, of whose services little is asked. */
  let strict: PurchaseServer
  beforeAll(async () => {
    world = await startFakeService()
    world.answer(({ path }) => answerOf(path))
    const env = {
      REGISTRY: 'brasilapi',
      BRASILAPI_URL: `${world.url}/api`,
      POSTAL: 'viacep',
      VIACEP_URL: `${world.url}/ws/`,
      BLOCKED_CNPJS: '55.666.777/0001-81',
    }
    database = await openTestDatabase(kind)
    server = await startPurchases(kind, { env, database })
    const few = { LIMITS: 'normal', REGISTRY_PER_MINUTE: '15', POSTAL_PER_MINUTE: '30' }
    strict = await startPurchases(kind, { env: { ...env, ...few }, database, works: false })
  })
  afterAll(async () => {
    await strict.close()
    await server.close()
    await database.close()
    await world.close()
  })

  test('a company is what the registry says', async () => {
    const answer = await server.call('GET', `/api/v1/empresas/${anyCnpj()}`)
    expect(answer.json().result).toMatchObject({
      descricaoCanal: { sigla: null },
      produtosContratados: [],
      nomeFantasia: 'ALFA CAFES',
      enderecoFiscal: { logradouro: 'da Se', cidade: 'São Paulo', estado: 'SP' },
    })
  })

  test.each([
    [UNKNOWN, 404, -18],
    [TOWN_HALL, 409, -88],
    [FAILING, 504, -99],
    [BLOCKED, 409, -103],
  ])('%s is refused with %i and %i', async (cnpj, status, code) => {
    expect(refusalOf(await server.call('GET', `/api/v1/empresas/${cnpj}`))).toMatchObject({ status, code })
  })

  test('a postal code is found, unknown, or cannot be told', async () => {
    const find = (cep: string) => server.call('GET', `/api/v1/enderecos/${cep}`)
    expect((await find('01001-000')).json()).toMatchObject({ tipoLogradouro: 'Praça', UF: 'SP' })
    expect(refusalOf(await find('00999999'))).toMatchObject({ status: 404, code: -404 })
    expect(refusalOf(await find('13010000'))).toMatchObject({ status: 503, code: -6 })
  })

  test('what one process was answered the others give, however often it is asked', async () => {
    const path = `/api/v1/empresas/${anyCnpj()}`
    const first = await server.call('GET', path)
    const asked = world.requests.length
    for (let nth = 0; nth < 5; nth++) expect((await strict.call('GET', path)).json()).toEqual(first.json())
    expect((await strict.call('GET', '/api/v1/enderecos/01001000')).statusCode).toBe(200)
    expect(world.requests.length).toBe(asked)
  })

  // One minute's counts, in this order: of fifteen a session has two, a network three, all newcomers ten.
  test('one visitor, one network and all newcomers leave what others need to ask the registry', async () => {
    const find = (session: string, from: string) =>
      strict.call('GET', `/api/v1/empresas/${anyCnpj()}`, { session, from })
    const buyer = newId()
    const lead = await startBuyer(server, { session: buyer })
    await database.database.kysely.deleteFrom('protectionCounts').execute()
    const asked = world.requests.length
    const reached = () => world.requests.length - asked
    const stranger = newId()
    const alone = []
    for (let nth = 0; nth < 8; nth++) alone.push(await find(stranger, '203.0.113.1'))
    expect(alone.map(({ statusCode }) => statusCode)).toEqual([200, 200, ...Array(6).fill(429)])
    expect(Number(alone.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    for (let nth = 0; nth < 8; nth++) await find(newId(), `203.0.113.${nth}`)
    for (let nth = 0; nth < 8; nth++) await find(newId(), `2001:db8:1:${nth}00::1`)
    expect(reached()).toBe(6)
    for (let nth = 0; nth < 8; nth++) await find(newId(), `198.51.${nth}.1`)
    expect(refusalOf(await find(newId(), '198.51.100.1'))).toMatchObject({ status: 504, code: -99 })
    expect(reached()).toBe(10)
    // What is known costs nothing, and who has a lead asks on.
    const known = await strict.call('GET', `/api/v1/empresas/${lead.cnpj}`, { session: stranger })
    expect(known.statusCode).toBe(200)
    expect((await find(buyer, '192.0.2.200')).statusCode).toBe(200)
  })

  test('one visitor stops nobody’s postal codes', async () => {
    const find = (cep: number, session: string, from: string) =>
      strict.call('GET', `/api/v1/enderecos/0${cep}`, { session, from })
    const stranger = newId()
    const statuses = []
    for (let nth = 0; nth < 12; nth++) {
      statuses.push((await find(1_002_000 + nth, stranger, '203.0.113.9')).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
    expect((await find(1_003_000, newId(), '198.51.100.9')).statusCode).toBe(503)
  })

  test('what a company has, and through which channel, is what it bought here', async () => {
    const buyer = await startBuyer(server)
    const { prepare, hire, send } = actAs(server, buyer)
    const { cartId, number } = await prepare()
    expect((await hire(cartId)).statusCode).toBe(201)
    await confirmOrder(server, number)
    const read = await server.call('GET', `/api/v1/empresas/${buyer.cnpj}`, { issuer: buyer.issuer })
    expect(read.json().result).toMatchObject({
      descricaoCanal: { sigla: 'default' },
      produtosContratados: [{ codigo: 27 }],
    })
    const channel = await send('GET', `clientes-rh/${buyer.leadId}/canal`)
    expect(channel.json()).toMatchObject({ siglaCanal: 'default' })
  })
})
