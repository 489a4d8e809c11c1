import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
import type { TestCall } from '../support/start-server.ts'
import { type CallsServer, cnpjOf, codeOf, refusalOf, startCalls } from './start-calls.ts'

const CPF = '52998224725'
/** What a test asks of the customer type. */
interface Asked extends TestCall {
  readonly products?: string
  readonly email?: string
  readonly cpf?: string
}

const METALWORKS = cnpjOf('22.333.444/0001')
const CARRIER = cnpjOf('33.444.555/0001')

describe.each(databases)('company calls on %s', (kind) => {
  let server: CallsServer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())

  const getCompany = (cnpj: string, options = {}) => server.call('GET', `/api/v1/empresas/${cnpj}`, options)
  const getType = (cnpj: string, asked: Asked = {}) => {
    const { products = '', email = 'ana@loja.example', cpf = CPF, ...options } = asked
    const query = new URLSearchParams({ cpf, emailAcesso: email })
    for (const code of products.split(',').filter(Boolean)) query.append('codigosProdutosSelecionados', code)
    return server.call('GET', `/api/v1/empresas/${cnpj}/tipo?${query}`, options)
  }
  const typeOf = async (...given: Parameters<typeof getType>) =>
    (await getType(...given)).json().result?.tipoCliente

  const REFUSED: [string, number, number][] = [
    ['12345678000100', 422, -17],
    ['1', 422, -17],
    ['1'.repeat(40), 422, -17],
    ['11.222.333%2F0001-81', 422, -17],
    ['11222333000181%20', 422, -17],
    [cnpjOf('66.777.888/0001'), 409, -19],
    [cnpjOf('77.888.999/0001'), 409, -88],
    [cnpjOf('88.999.111/0001'), 409, -103],
    [cnpjOf('99.111.222/0001'), 404, -18],
    [cnpjOf('10.203.040/0001'), 504, -99],
  ]
  test.each(REFUSED)('%s is refused with %i and %i, by both calls', async (cnpj, status, code) => {
    expect(refusalOf(await getCompany(cnpj))).toMatchObject({ status, code })
    expect(refusalOf(await getType(cnpj, { email: 'ana@sem-permissao.example' }))).toMatchObject({
      status,
      code,
    })
  })

  test('a company without contracts is told with its address and no channel', async () => {
    expect((await getCompany(cnpjOf('11.222.333/0001'))).json()).toEqual({
      result: {
        descricaoCanal: { sigla: null },
        produtosContratados: [],
        nomeFantasia: 'Padaria Estrela do Sul',
        enderecoFiscal: {
          cep: '04789123',
          tipoLogradouro: 'Rua',
          logradouro: 'do Forno Velho',
          numero: '120',
          complemento: '',
          bairro: 'Vila Estrela do Sul',
          cidade: 'São Paulo',
          estado: 'SP',
        },
      },
    })
  })

  test('an alphanumeric CNPJ is found in lower case too', async () => {
    const cnpj = cnpjOf('12ABC345/01DE').toLowerCase()
    expect((await getCompany(cnpj)).json().result.nomeFantasia).toBe('Café Alfa')
  })

  test('any other valid CNPJ is a company of its own name', async () => {
    const { result } = (await getCompany(cnpjOf('45.987.654/0001'))).json()
    expect(result).toMatchObject({ nomeFantasia: 'Empresa 45987654', descricaoCanal: { sigla: null } })
  })

  test('a stranger reads which products are contracted, never how much', async () => {
    const { result } = (await getCompany(METALWORKS, { session: newId() })).json()
    expect(result.descricaoCanal).toEqual({ sigla: 'default' })
    expect(result.produtosContratados).toEqual([
      { codigo: 27, codigoAgrupador: 0, nome: 'Refeição' },
      { codigo: 31, codigoAgrupador: 0, nome: 'Alimentação' },
    ])
  })

  test('an account of the portals reads quantities and values too, another session does not', async () => {
    const session = newId()
    const email = 'cliente@metalurgica.example'
    const { usuario } = (await getType(METALWORKS, { email, session })).json().result
    const codes = `/api/v1/gestao-acessos/usuarios/${usuario.id}/autenticacao-codigos`
    expect((await server.call('POST', `${codes}/reenviar`, { session })).statusCode).toBe(204)
    const codigo = codeOf(await server.inbox.next(email))
    const validated = await server.call('POST', `${codes}/validacoes`, { body: { codigo }, session })
    // The portals tell of their accounts neither phone nor birth date.
    expect(validated.json()).toEqual({
      result: { email, primeiroNome: expect.any(String), sobrenome: expect.any(String) },
    })

    const mine = (await getCompany(METALWORKS, { session })).json().result.produtosContratados
    expect(mine[0]).toMatchObject({ codigo: 27, quantidade: 80, valor: 550, tipoPlano: 'MENSAL' })
    const theirs = (await getCompany(METALWORKS, { session: newId() })).json().result.produtosContratados
    expect(theirs[0]).not.toHaveProperty('quantidade')
    const elsewhere = (await getCompany(CARRIER, { session })).json().result.produtosContratados
    expect(elsewhere[0]).not.toHaveProperty('quantidade')
  })

  test.each([
    ['a company without contracts', cnpjOf('11.222.333/0001'), '27', 'SEM_CONTRATOS'],
    ['a company with other contracts', METALWORKS, '27,34', 'COM_PRODUTOS_DISPONIVEIS'],
    ['a company with contracts and nothing chosen', METALWORKS, '', 'COM_PRODUTOS_DISPONIVEIS'],
    [
      'a company that has all it chose',
      METALWORKS,
      '27,31',
      'PRODUTOS_SELECIONADOS_DISPONIVEIS_NA_REGIAO_JA_CONTRATADOS',
    ],
    ['the plan that a company has', CARRIER, '20152', 'DOWNGRADE'],
    ['a plan below it', CARRIER, '20151', 'DOWNGRADE'],
    ['a plan above it', CARRIER, '20153', 'COM_PRODUTOS_DISPONIVEIS'],
    [
      'products unserved in Acre',
      cnpjOf('44.555.666/0001'),
      '34,900',
      'PRODUTOS_SELECIONADOS_NAO_ATENDIDOS_NA_REGIAO',
    ],
    ['one of them served', cnpjOf('44.555.666/0001'), '34,27', 'SEM_CONTRATOS'],
    ['a company of another channel', cnpjOf('55.666.777/0001'), '27', 'ATENDIDO_POR_OUTRO_CANAL'],
  ])('%s', async (_name, cnpj, products, type) => {
    expect(await typeOf(cnpj, { products })).toBe(type)
  })

  test('the same company in its own channel is a customer', async () => {
    expect(await typeOf(cnpjOf('55.666.777/0001'), { products: '34', channel: 'parceiro' })).toBe(
      'COM_PRODUTOS_DISPONIVEIS',
    )
  })

  test.each(['JVCEF', 'SICRE'])(
    'at %s a company of another channel is told so, and where it is served',
    async (issuer) => {
      const company = cnpjOf('55.666.777/0001')
      expect(await typeOf(company, { products: '34', issuer })).toBe('ATENDIDO_POR_OUTRO_CANAL')
      const { result } = (await getCompany(company, { issuer })).json()
      expect(result.descricaoCanal).toEqual({ sigla: 'parceiro', nome: 'Rede Horizonte' })
    },
  )

  test.each([
    ['a new company', cnpjOf('11.222.333/0001'), '27', 'SEM_CONTRATOS'],
    ['a customer, for another product', METALWORKS, '27,34', 'COM_PRODUTOS_DISPONIVEIS'],
    [
      'a customer, for what it has',
      METALWORKS,
      '27',
      'PRODUTOS_SELECIONADOS_DISPONIVEIS_NA_REGIAO_JA_CONTRATADOS',
    ],
    ['a customer of what is not sold here', CARRIER, '27', 'SEM_CONTRATOS'],
    ['a company in Acre', cnpjOf('44.555.666/0001'), '34', 'PRODUTOS_SELECIONADOS_NAO_ATENDIDOS_NA_REGIAO'],
  ])('at a bank partner: %s', async (_name, cnpj, products, type) => {
    for (const issuer of ['JVCEF', 'SICRE']) expect(await typeOf(cnpj, { products, issuer })).toBe(type)
  })

  test('codes may stand in one parameter, separated by commas', async () => {
    const url = `/api/v1/empresas/${METALWORKS}/tipo?cpf=${CPF}&emailAcesso=a@b.example&codigosProdutosSelecionados=27,31`
    expect((await server.call('GET', url)).json().result.tipoCliente).toMatch(/JA_CONTRATADOS$/)
  })

  test.each(['abc', '27,abc', '27;31', '1234567', '-27'])(
    '%j is no list of codes: the query cannot be read (400), and its field is named',
    async (codes) => {
      const answer = await getType(METALWORKS, { products: codes === '27,abc' ? '' : codes })
      const inOne = await server.call(
        'GET',
        `/api/v1/empresas/${METALWORKS}/tipo?cpf=${CPF}&emailAcesso=a@b.example&codigosProdutosSelecionados=${codes}`,
      )
      const refused = { status: 400, code: 400, fields: ['codigosProdutosSelecionados'] }
      if (codes !== '27,abc') expect(refusalOf(answer)).toEqual(refused)
      expect(refusalOf(inOne)).toEqual(refused)
    },
  )

  test.each(['cpf', 'emailAcesso'])('%s said twice is no answer to which is meant: 400', async (member) => {
    const said = `cpf=${CPF}&emailAcesso=a@b.example&${member}=${member === 'cpf' ? CPF : 'c@d.example'}`
    const answer = await server.call('GET', `/api/v1/empresas/${METALWORKS}/tipo?${said}`)
    expect(refusalOf(answer)).toEqual({ status: 400, code: 400, fields: [member] })
  })

  test('an e-mail without permission is refused with -108', async () => {
    const response = await getType(METALWORKS, { email: 'ana@sem-permissao.example' })
    expect(refusalOf(response)).toMatchObject({ status: 403, code: -108 })
  })

  test('unreadable and missing CPF and e-mail are refused fields', async () => {
    expect(refusalOf(await getType(METALWORKS, { email: 'ana', cpf: '1' }))).toEqual({
      status: 422,
      code: 422,
      fields: ['cpf', 'emailAcesso'],
    })
    expect(refusalOf(await server.call('GET', `/api/v1/empresas/${METALWORKS}/tipo`))).toEqual({
      status: 422,
      code: 422,
      fields: ['cpf', 'emailAcesso'],
    })
  })

  test('an e-mail that is too long is refused in the words of the screen', async () => {
    const refused = await getType(METALWORKS, { email: `${'a'.repeat(60)}@loja.example` })
    expect(refused.json().campos).toEqual([{ campo: 'emailAcesso', mensagem: 'Máximo de 70 caracteres' }])
  })

  test('a stranger has no user', async () => {
    expect(
      (await getType(METALWORKS, { email: 'compras@metalurgica.example' })).json().result.usuario,
    ).toBeNull()
  })

  test.each([
    [METALWORKS, 'cliente@metalurgica.example', '52998224725'],
    [CARRIER, 'Cliente@Transportes.example', '11144477735'],
  ])(
    'a customer of the portals has a validated account with the same id every time',
    async (cnpj, email, cpf) => {
      const users = await Promise.all(
        [1, 2, 3].map(async () => (await getType(cnpj, { email, cpf })).json().result.usuario),
      )
      expect(users[0]).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        origem: 'ACESSO_VR',
        emailAcesso: 'cli***',
        mfa: true,
      })
      expect(users[1]).toEqual(users[0])
      expect(users[2]).toEqual(users[0])
    },
  )

  describe('who has an account is no list to be read', () => {
    const limited = { status: 429, code: 429 }

    test('in one session, which a buyer who corrects a CPF never notices', async () => {
      const session = newId()
      const cnpj = cnpjOf('45.111.222/0001')
      for (let asked = 0; asked < 60; asked += 1) {
        expect((await getType(cnpj, { session })).statusCode).toBe(200)
      }
      const refused = await getType(cnpj, { session })
      expect(refusalOf(refused)).toMatchObject(limited)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await getType(cnpj, { session: newId() })).statusCode).toBe(200)
    })

    test('nor in many, and another address still gets its few answers', async () => {
      const cnpj = cnpjOf('45.333.444/0001')
      const ask = (from: string) => getType(cnpj, { session: newId(), from })
      for (let asked = 0; asked < 205; asked += 1) {
        expect((await ask('192.0.2.1')).statusCode).toBe(200)
      }
      expect(refusalOf(await ask('192.0.2.1'))).toMatchObject(limited)
      for (let asked = 0; asked < 5; asked += 1) expect((await ask('192.0.2.2')).statusCode).toBe(200)
      expect(refusalOf(await ask('192.0.2.2'))).toMatchObject(limited)
      expect((await getType(cnpjOf('45.555.666/0001'), { from: '192.0.2.1' })).statusCode).toBe(200)
    })
  })

  describe('for a lead', () => {
    const register = async (cnpjRh: string, options = {}) => {
      const contato = {
        emailContato: 'ana@loja.example',
        nomeContato: 'Ana Lima',
        cpfContato: CPF,
        dataNascimento: '1990-05-20',
        telefoneContato: '11987654321',
      }
      const body = { uuid: '', empresaRh: { cnpjRh, qtdFuncionarios: 10, contato } }
      const response = await server.call('POST', '/api/v2/leads', { body, ...options })
      expect(response.statusCode).toBe(201)
      return response.json().idSimuleCompre as string
    }
    const ask = (leadId: string, body: unknown, options = {}) =>
      server.call('POST', `/api/v2/clientes-rh/${leadId}/tipo`, { body, ...options })

    test('the type is told for the given products', async () => {
      const leadId = await register(METALWORKS)
      const answer = await ask(leadId, { codigosProdutosSelecionados: [27] })
      expect(answer.json()).toEqual({
        tipoCliente: 'PRODUTOS_SELECIONADOS_DISPONIVEIS_NA_REGIAO_JA_CONTRATADOS',
        produtosContratados: [
          { codigo: 27, codigoAgrupador: 0, nome: 'Refeição' },
          { codigo: 31, codigoAgrupador: 0, nome: 'Alimentação' },
        ],
      })
    })

    test('without a body the lead has no cart to look at, and that is fine', async () => {
      const leadId = await register(METALWORKS)
      const response = await server.call('POST', `/api/v2/clientes-rh/${leadId}/tipo`)
      expect(response.json().tipoCliente).toBe('COM_PRODUTOS_DISPONIVEIS')
    })

    test('its channel is the one that serves the company, -135 where none does', async () => {
      const served = await server.call('GET', `/api/v2/clientes-rh/${await register(METALWORKS)}/canal`)
      expect(served.json()).toEqual({ siglaCanal: 'default', siglaSubCanal: expect.any(String) })
      const unserved = await register(cnpjOf('11.222.333/0001'))
      expect(refusalOf(await server.call('GET', `/api/v2/clientes-rh/${unserved}/canal`))).toMatchObject({
        status: 404,
        code: -135,
      })
    })

    test("another session's lead, an unknown one and no id at all are answered alike", async () => {
      const leadId = await register(METALWORKS)
      const answers = await Promise.all([
        ask(leadId, {}, { session: newId() }),
        ask(newId(), {}),
        ask('1', {}),
        server.call('GET', `/api/v2/clientes-rh/${leadId}/canal`, { session: newId() }),
      ])
      for (const answer of answers) {
        expect(refusalOf(answer)).toEqual({ status: 404, code: -20, fields: [] })
        expect(answer.body).toBe(answers[0]?.body)
      }
    })

    test('unknown fields and wrong types are 400', async () => {
      const leadId = await register(METALWORKS)
      expect(refusalOf(await ask(leadId, { produtos: [27] }))).toEqual({
        status: 400,
        code: 400,
        fields: ['produtos'],
      })
      expect(refusalOf(await ask(leadId, { codigosProdutosSelecionados: ['27'] }))).toMatchObject({
        status: 400,
        fields: ['codigosProdutosSelecionados.0'],
      })
    })
  })
})
