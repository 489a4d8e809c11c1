import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import type { Cnpj } from '@benefits/domain/document/types'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withBlockList } from '../../src/adapters/registry/block-list.ts'
import { createBrasilApiRegistry } from '../../src/adapters/registry/brasil-api.ts'
import type { CompanyRegistry, RegistryRefusal } from '../../src/ports/registry.ts'
import { type FakeAnswer, type FakeService, startFakeService } from '../support/fake-service.ts'
import { memoryGround } from '../support/look-up-grounds.ts'

function cnpjOf(text: string): Cnpj {
  const cnpj = parseCnpj(text)
  if (cnpj === null) throw new Error(`${text} is no CNPJ`)
  return cnpj
}
const BAKERY = cnpjOf('11.222.333/0001-81')
const LETTERS = cnpjOf('12.ABC.345/01DE-35')

/** A `cnpj/v1` answer in its documented shape (BrasilAPI's cnpj.json), as the registry writes: in capitals. */
const company = (change: object = {}) => ({
  uf: 'SP',
  cep: '04789123',
  qsa: [{ nome_socio: 'ANA PADEIRA', cnpj_cpf_do_socio: '***222333**', identificador_de_socio: 2 }],
  cnpj: '11222333000181',
  pais: null,
  email: null,
  porte: 'DEMAIS',
  bairro: 'VILA ESTRELA DO SUL',
  numero: '120',
  municipio: 'SAO PAULO',
  logradouro: 'XV DE NOVEMBRO',
  complemento: 'SALA 2',
  razao_social: 'PADARIA ESTRELA DO SUL LTDA',
  nome_fantasia: 'PADARIA ESTRELA',
  capital_social: 100000,
  natureza_juridica: 'Sociedade Empresária Limitada',
  situacao_cadastral: 2,
  descricao_situacao_cadastral: 'ATIVA',
  codigo_natureza_juridica: 2062,
  ente_federativo_responsavel: '',
  descricao_tipo_de_logradouro: 'RUA',
  ...change,
})
const ACTIVE = {
  kind: 'active',
  corporateName: 'PADARIA ESTRELA DO SUL LTDA',
  tradeName: 'PADARIA ESTRELA',
  publicAgency: false,
  address: {
    cep: '04789123',
    streetType: 'Rua',
    street: 'XV de Novembro',
    number: '120',
    complement: 'Sala 2',
    district: 'Vila Estrela do Sul',
    city: 'São Paulo',
    state: 'SP',
  },
}
const NOT_FOUND = {
  status: 404,
  body: {
    name: 'NotFoundError',
    message: 'CNPJ 11.222.333/0001-81 não encontrado.',
    type: 'not_found',
  },
}
const BAD_REQUEST = {
  status: 400,
  body: { name: 'BadRequestError', message: 'CNPJ 11.222.333/0001-81 inválido.', type: 'bad_request' },
}
const refused = (refusal: RegistryRefusal) => ({ kind: 'refused', refusal })

describe('BrasilAPI’s company registry', () => {
  let service: FakeService
  let registry: CompanyRegistry
  let time = Date.parse('2026-11-21T12:00:00Z')
  const warnings: object[] = []

  beforeAll(async () => {
    service = await startFakeService()
  })
  beforeEach(() => {
    registry = createBrasilApiRegistry(
      { url: `${service.url}/api`, timeOutMs: 500 },
      {
        now: () => new Date(time),
        log: { warn: (facts: object) => warnings.push(facts) },
        ground: memoryGround(),
      },
    )
  })
  afterEach(() => {
    service.requests.length = 0
    warnings.length = 0
  })
  afterAll(() => service.close())

  const find = (cnpj = BAKERY) => registry.findCompany(cnpj)

  it('gives an active company with its address as people write it', async () => {
    service.answer({ body: company() })
    expect(await find()).toEqual(ACTIVE)
    expect(service.requests.map(({ path }) => path)).toEqual(['/api/cnpj/v1/11222333000181'])
  })

  it('asks for an alphanumeric CNPJ as it is', async () => {
    service.answer({ body: company({ cnpj: '12ABC34501DE35' }) })
    expect(await find(LETTERS)).toMatchObject({ kind: 'active' })
    expect(service.requests.map(({ path }) => path)).toEqual(['/api/cnpj/v1/12ABC34501DE35'])
  })

  it.each<[string, object, object]>([
    [
      'a one-person firm, whose names carry its owner’s CPF',
      { razao_social: 'MARIA SOUZA 52998224725', nome_fantasia: 'DOCES 529.982.247-25' },
      { corporateName: 'MARIA SOUZA', tradeName: 'DOCES' },
    ],
    [
      'a one-person firm without a trade name',
      { razao_social: 'MARIA SOUZA 52998224725', nome_fantasia: '' },
      { corporateName: 'MARIA SOUZA', tradeName: 'MARIA SOUZA' },
    ],
    [
      'a firm whose name is the number alone',
      { razao_social: '52998224725', nome_fantasia: '' },
      { corporateName: '11.222.333/0001-81', tradeName: '11.222.333/0001-81' },
    ],
    [
      'a block of Brasília',
      { descricao_tipo_de_logradouro: 'QUADRA', logradouro: 'SQS 308', complemento: 'BLOCO E' },
      { address: { streetType: 'Quadra', street: 'SQS 308', complement: 'Bloco E' } },
    ],
    [
      'a road by its number',
      { descricao_tipo_de_logradouro: '', logradouro: 'BR-101' },
      { address: { streetType: 'Rodovia', street: 'BR-101' } },
    ],
    ['no trade name', { nome_fantasia: '' }, { tradeName: 'PADARIA ESTRELA DO SUL LTDA' }],
    ['a postal code as a number', { cep: 4789123 }, { address: { cep: '04789123' } }],
    ['a postal code of no state', { cep: '00000000' }, { address: { cep: '' } }],
    ['no house number', { numero: 'S/N' }, { address: { number: '', complement: 'Sala 2' } }],
    ['a place on a road', { numero: 'KM 12' }, { address: { number: '', complement: 'Km 12 Sala 2' } }],
    [
      'the older name of the kind of way',
      { descricao_tipo_de_logradouro: undefined, descricao_tipo_logradouro: 'AVENIDA' },
      { address: { streetType: 'Avenida' } },
    ],
    [
      'the kind of way inside the street',
      { descricao_tipo_de_logradouro: '', logradouro: 'PRAÇA DA SE' },
      { address: { streetType: 'Praça', street: 'da Se' } },
    ],
    [
      'an address abroad',
      { uf: 'EX', cep: null, municipio: null },
      { address: { cep: '', state: '', city: '' } },
    ],
    [
      'a town without known accents',
      { cep: '13098765', municipio: 'AGUAS DE LINDOIA' },
      { address: { cep: '13098765', city: 'Aguas de Lindoia' } },
    ],
    ['text with line breaks', { bairro: 'VILA\r\nNOVA ' }, { address: { district: 'Vila Nova' } }],
    [
      'its status as a word alone',
      { situacao_cadastral: undefined, descricao_situacao_cadastral: 'Ativa' },
      {},
    ],
  ])('copes with %s', async (_what, change, expected) => {
    service.answer({ body: company(change) })
    const { address, ...rest } = { address: {}, ...expected }
    expect(await find()).toMatchObject({
      ...ACTIVE,
      ...rest,
      address: { ...ACTIVE.address, ...address },
    })
  })

  it.each([
    [1, 'NULA', 'companyInactive'],
    [3, 'SUSPENSA', 'companyIrregular'],
    [4, 'INAPTA', 'companyIrregular'],
    [8, 'BAIXADA', 'companyInactive'],
  ] as const)('refuses status %i, %s, with %s', async (situacao_cadastral, name, refusal) => {
    service.answer({ body: company({ situacao_cadastral, descricao_situacao_cadastral: name }) })
    expect(await find()).toEqual(refused(refusal))
  })

  it.each([
    ['a municipality', { codigo_natureza_juridica: 1244 }, true],
    ['a federal agency', { codigo_natureza_juridica: '101-5' }, true],
    ['a public company', { codigo_natureza_juridica: 2011 }, true],
    ['a mixed-economy company', { codigo_natureza_juridica: 2038 }, true],
    [
      'a body of a state',
      { codigo_natureza_juridica: null, ente_federativo_responsavel: 'ESTADO DE SAO PAULO' },
      true,
    ],
    ['a private company', { codigo_natureza_juridica: 2062 }, false],
    ['an association', { codigo_natureza_juridica: 3999 }, false],
  ])('tells %s', async (_what, change, publicAgency) => {
    service.answer({ body: company(change) })
    expect(await find()).toMatchObject({ publicAgency })
  })

  it.each<[string, FakeAnswer]>([
    ['does not know', NOT_FOUND],
    ['calls malformed', BAD_REQUEST],
  ])('refuses with companyUnknown what the service %s', async (_what, answer) => {
    service.answer(answer)
    expect(await find()).toEqual(refused('companyUnknown'))
  })

  const whole = JSON.stringify(company())
  it.each<[string, FakeAnswer | 'silent']>([
    ['is busy', { status: 429, body: { message: 'Too many requests' } }],
    ['fails with 500', { status: 500, body: { message: 'Internal', type: 'internal' } }],
    ['fails with 504', { status: 504, body: '<html>Gateway time-out</html>' }],
    ['is not there at all', { status: 404, body: 'The deployment could not be found' }],
    ['sends a 404 of another program', { status: 404, body: { error: { code: 'DEPLOYMENT_NOT_FOUND' } } }],
    ['breaks its JSON', { body: whole.slice(0, 100), headers: { 'content-type': 'application/json' } }],
    ['is cut off', { body: company(), cutAt: 100 }],
    ['redirects', { status: 301, headers: { location: 'https://elsewhere.example/' } }],
    ['sends an empty object', { body: {} }],
    ['sends null', { body: null }],
    ['tells of another company', { body: company({ cnpj: '11444777000161' }) }],
    [
      'tells a status of its own',
      { body: company({ situacao_cadastral: 7, descricao_situacao_cadastral: 'NOVA' }) },
    ],
    ['says nothing', 'silent'],
    ['is late', { body: company(), delayMs: 1000 }],
  ])(
    'refuses with upstreamTimeout, once and without asking again, when the service %s',
    async (_what, answer) => {
      service.answer(answer)
      expect(await find()).toEqual(refused('upstreamTimeout'))
      expect(service.requests).toHaveLength(1)
      expect(warnings).toHaveLength(1)
      expect(JSON.stringify(warnings)).not.toContain('11222333')
    },
  )

  it('keeps an active company for half a day and asks once for all who want it', async () => {
    service.answer({ body: company(), delayMs: 30 })
    await Promise.all(Array.from({ length: 20 }, () => find()))
    time += 11 * 3600_000
    expect(await find()).toEqual(ACTIVE)
    expect(service.requests).toHaveLength(1)
    time += 2 * 3600_000
    await find()
    expect(service.requests).toHaveLength(2)
  })

  it('keeps an unknown company for minutes only', async () => {
    service.answer(NOT_FOUND)
    await find()
    await find()
    expect(service.requests).toHaveLength(1)
    time += 6 * 60_000
    service.answer({ body: company() })
    expect(await find()).toEqual(ACTIVE)
  })

  it.each<[string, FakeAnswer | 'silent']>([
    ['is down', 'silent'],
    ['has forgotten everybody', NOT_FOUND],
  ])('gives a company of last week while the service %s, not one of last month', async (_what, answer) => {
    service.answer({ body: company() })
    await find()
    service.answer(answer)
    time += 6 * 24 * 3600_000
    expect(await find()).toEqual(ACTIVE)
    time += 2 * 24 * 3600_000
    expect(await find()).toEqual(refused(answer === 'silent' ? 'upstreamTimeout' : 'companyUnknown'))
  })

  it('lets go of a company that became irregular', async () => {
    service.answer({ body: company() })
    await find()
    time += 13 * 3600_000
    service.answer({ body: company({ situacao_cadastral: 4, descricao_situacao_cadastral: 'INAPTA' }) })
    expect(await find()).toEqual(refused('companyIrregular'))
  })

  it('leaves a service alone that fails again and again', async () => {
    service.answer({ status: 503 })
    const codes = [BAKERY, LETTERS, ...['11444777000161', '33000167000101', '60746948000112'].map(cnpjOf)]
    for (const cnpj of codes) await find(cnpj)
    expect(service.requests).toHaveLength(5)
    expect(await find()).toEqual(refused('upstreamTimeout'))
    expect(service.requests).toHaveLength(5)
    time += 11_000
    service.answer({ body: company() })
    expect(await find()).toEqual(ACTIVE)
  })

  it('pauses for as long as the service asks, five minutes at most', async () => {
    service.answer({ status: 429, headers: { 'retry-after': '86400' } })
    await find()
    time += 4 * 60_000
    await find(LETTERS)
    expect(service.requests).toHaveLength(1)
    time += 2 * 60_000
    service.answer({ body: company() })
    expect(await find()).toEqual(ACTIVE)
  })

  it('knows nobody’s contracts, channel and accounts', async () => {
    expect(await registry.contractedProducts(BAKERY, 'VRPAT')).toEqual([])
    expect(await registry.contractedChannel(BAKERY, 'VRPAT')).toBeNull()
    expect(await registry.findPortalAccount(BAKERY, 'VRPAT', 'ana@padaria.example')).toBeNull()
    expect(await registry.mayHire(BAKERY, 'ana@padaria.example')).toBe(true)
    expect(service.requests).toEqual([])
  })

  it('refuses blocked companies with renegotiationRefused without asking, one establishment or all', async () => {
    service.answer({ body: company() })
    const branch = cnpjOf('11222333000262')
    const one = withBlockList(registry, [BAKERY])
    const all = withBlockList(registry, ['11222333'])
    expect(await one.findCompany(BAKERY)).toEqual(refused('renegotiationRefused'))
    expect(await all.findCompany(branch)).toEqual(refused('renegotiationRefused'))
    expect(service.requests).toEqual([])
    service.answer({ body: company({ cnpj: branch }) })
    expect(await one.findCompany(branch)).toMatchObject({ kind: 'active' })
  })
})
