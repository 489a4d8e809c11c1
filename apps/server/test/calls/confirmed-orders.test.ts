import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { PortalOrder, PortalWord } from '../../src/ports/portal.ts'
import type { CompanyRegistry } from '../../src/ports/registry.ts'
import { storePortalWord } from '../../src/repositories/order-words.ts'
import { databases } from '../support/databases.ts'
import { pressLink } from './press-link.ts'
import {
  actAs,
  anyCnpj,
  anyPerson,
  type Buyer,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'
import { cnpjOf, codeOf, refusalOf } from './start-calls.ts'

const FOOD = { ...MEALS, codigoProduto: 31, quantidade: 2, valorTotalBeneficios: 200 }
const PARTNER = { 'sigla-canal': 'parceiro' }
const ELSEWHERE = { status: 409, code: -3 }
const MEAL_NAME = { codigo: 27, codigoAgrupador: 0, nome: 'Refeição' }
/** The company of the sandbox with meals and food of before the store. */
const WORKS = cnpjOf('22.333.444/0001')
/** Who has an account in the portal of that company. */
const KNOWN = { cpfContato: '11144477735', emailContato: 'cliente@metalurgica.example' }

describe.each(databases)('an order on %s', (kind) => {
  let server: PurchaseServer
  /** What the portal says at the hand-over. */
  let word: PortalWord | null = 'confirmed'
  beforeAll(async () => {
    const handOver = async (order: PortalOrder) => {
      server.orders.put(order)
      return word
    }
    server = await startPurchases(kind, { ports: { portal: { handOver } } })
  })
  afterAll(() => server.close())

  const orderOf = async (leadId: string) => {
    const orders = server.parts.database.kysely.selectFrom('orders').selectAll()
    return orders.where('leadId', '=', leadId).executeTakeFirstOrThrow()
  }
  const handedOver = async (leadId: string, said: PortalWord | null) => {
    word = said
    const isDone = async () => {
      const { id, finalHash, portalState } = await orderOf(leadId)
      expect(finalHash).not.toBeNull()
      expect(portalState).toBe(said)
      return id
    }
    return vi.waitFor(isDone, { timeout: 240_000, interval: 50 })
  }
  /** Buys one product in a channel; the portal says `said` of it. */
  const buy = async (
    options: Parameters<typeof startBuyer>[1] & { readonly channel?: string },
    { line = MEALS, said = 'confirmed' }: { line?: object; said?: PortalWord | null } = {},
  ) => {
    word = said
    const buyer = await startBuyer(server, options)
    const { prepare, hire } = actAs(server, buyer)
    const { cartId, number } = await prepare(
      [line],
      options?.channel ? { 'sigla-canal': options.channel } : {},
    )
    expect((await hire(cartId)).statusCode).toBe(201)
    return { ...buyer, number, orderId: await handedOver(buyer.leadId, said) }
  }
  const read = async ({ cnpj, issuer, session }: Pick<Buyer, 'cnpj' | 'issuer' | 'session'>) =>
    (await server.call('GET', `/api/v1/empresas/${cnpj}`, { issuer, session })).json().result as {
      readonly descricaoCanal: { readonly sigla: string | null; readonly nome: string | null }
      readonly produtosContratados: readonly { readonly codigo: number; readonly quantidade?: number }[]
    }
  const contractsFor = async (asker: Pick<Buyer, 'cnpj' | 'issuer' | 'session'>) =>
    (await read(asker)).produtosContratados
  const typeFor = async (
    { cnpj, issuer, session }: Pick<Buyer, 'cnpj' | 'issuer' | 'session'>,
    channel = 'default',
  ) => {
    const query = 'emailAcesso=dona@alfa.example&cpf=52998224725&codigosProdutosSelecionados=27'
    const asked = await server.call('GET', `/api/v1/empresas/${cnpj}/tipo?${query}`, {
      issuer,
      session,
      channel,
    })
    return asked.json().result.tipoCliente as string
  }

  test('makes its person unique once it is confirmed: until then another mailbox has an account of its own', async () => {
    const cnpj = anyCnpj()
    const person = anyPerson()
    const { orderId } = await buy({ issuer: 'VRPAT', cnpj, person }, { said: null })
    const signUp = async (email: string) => {
      const session = newId()
      const body = {
        primeiroNome: 'Eva',
        sobrenome: 'Lima',
        email,
        ddd: '11',
        numeroTelefone: '987654321',
        cpf: person.cpfContato,
        dataNascimento: '1990-05-20',
        cnpj,
        senha: 'Estrela;4826',
        confirmarSenha: 'Estrela;4826',
        aceiteTermos: true,
      }
      const created = await server.call('POST', '/api/v1/gestao-acessos/usuarios', { body, session })
      if (created.statusCode !== 201) return refusalOf(created).code
      const url = `/api/v1/gestao-acessos/usuarios/${created.json().result.id}/autenticacao-codigos/validacoes`
      const codigo = codeOf(await server.mails.first(({ to }) => to === email))
      return (await server.call('POST', url, { body: { codigo }, session })).statusCode
    }
    const userAt = async (email: string) => {
      const query = `emailAcesso=${email}&cpf=${person.cpfContato}`
      const asked = await server.call('GET', `/api/v1/empresas/${cnpj}/tipo?${query}`, { session: newId() })
      return asked.json().result.usuario?.emailAcesso ?? null
    }
    const [second, third] = [anyPerson().emailContato, anyPerson().emailContato]
    expect([await userAt(second), await signUp(second)]).toEqual([null, 200])
    await storePortalWord(server.parts.database.kysely, orderId, 'confirmed')
    expect([await userAt(third), await signUp(third)]).toEqual(['pes***', -118])
    expect(await userAt(second)).toBe('pes***')
  })

  describe('tells amounts', () => {
    test('of its own lines to the account that made it, of nothing else at the company', async () => {
      const line = { ...MEALS, codigoProduto: 34, quantidade: 3, valorTotalBeneficios: 300 }
      const stranger = await buy({ issuer: 'VRPAT', cnpj: WORKS, person: anyPerson() }, { line })
      const contracts = await contractsFor(stranger)
      expect(contracts.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining([27, 31, 34]))
      for (const { codigo, ...more } of contracts) {
        if (codigo === 34) expect(more).toMatchObject({ quantidade: 3, valor: 100 })
        else expect(more).not.toHaveProperty('quantidade')
      }
      const body = { codigosProdutosSelecionados: [27] }
      const url = `/api/v2/clientes-rh/${stranger.leadId}/tipo`
      const typed = await server.call('POST', url, { session: stranger.session, issuer: 'VRPAT', body })
      expect(typed.body).not.toContain('"quantidade":80')
    })

    test('of everything to an account that the customer portal knows', async () => {
      const known = { session: newId(), issuer: 'VRPAT', cnpj: WORKS }
      await verifySession(server, known, KNOWN)
      expect(await contractsFor(known)).toEqual(
        expect.arrayContaining([expect.objectContaining({ codigo: 27, quantidade: 80, valor: 550 })]),
      )
    })

    test('of nobody else’s lines to an account that hired the same product', async () => {
      const cnpj = anyCnpj()
      const first = await buy({ issuer: 'VRPAT', cnpj, person: anyPerson() })
      const line = { ...MEALS, codigoProduto: 31, quantidade: 2, valorTotalBeneficios: 200 }
      const second = await buy({ issuer: 'VRPAT', cnpj, person: anyPerson() }, { line })
      const [meal, food] = await contractsFor(second)
      expect(meal).toEqual(MEAL_NAME)
      expect(food).toMatchObject({ codigo: 31, quantidade: 2 })
      expect((await contractsFor(first))[1]).not.toHaveProperty('quantidade')
    })
  })

  describe('that the portal has not confirmed', () => {
    test('counts at once for its session and its account, and for nobody else', async () => {
      const person = anyPerson()
      const buyer = await buy({ issuer: 'VRPAT', person }, { said: null })
      expect(await typeFor(buyer)).toContain('JA_CONTRATADOS')
      const sameAccount = { ...buyer, session: newId() }
      await verifySession(server, sameAccount, person)
      expect((await contractsFor(sameAccount))[0]).toMatchObject({ codigo: 27, quantidade: 10 })
      const colleague = { ...buyer, session: newId() }
      await verifySession(server, colleague, anyPerson())
      for (const other of [colleague, { ...buyer, session: newId() }]) {
        expect(await contractsFor(other)).toEqual([])
        expect(await typeFor(other)).toBe('SEM_CONTRATOS')
      }
      await storePortalWord(server.parts.database.kysely, buyer.orderId, 'confirmed')
      expect(await contractsFor(colleague)).toEqual([MEAL_NAME])
    })

    test('shuts the company out of no channel; the oldest that is confirmed is the company’s', async () => {
      const cnpj = anyCnpj()
      const asker = { cnpj, issuer: 'VRPAT', session: newId() }
      const stranger = await buy(
        { issuer: 'VRPAT', cnpj, person: anyPerson(), channel: 'parceiro' },
        { said: null },
      )
      expect((await read(asker)).descricaoCanal.sigla).toBeNull()
      expect(await typeFor(asker)).toBe('SEM_CONTRATOS')
      expect((await read(stranger)).descricaoCanal.sigla).toBeNull()

      const elsewhere = await buy(
        { issuer: 'VRPAT', cnpj, person: anyPerson(), channel: 'parceiro' },
        { line: { ...FOOD, codigoProduto: 34 }, said: null },
      )
      const accepted = actAs(server, await startBuyer(server, { issuer: 'VRPAT', cnpj, person: anyPerson() }))
      const { cartId } = await accepted.prepare([FOOD], PARTNER)
      const reader = actAs(server, await startBuyer(server, { issuer: 'VRPAT', cnpj, person: anyPerson() }))
      await reader.registerCart([FOOD], PARTNER)
      await reader.saveCompany()
      const shown = (await reader.download()).headers['x-contract-hash']

      const known = await buy({ issuer: 'VRPAT', cnpj, person: anyPerson() })
      expect((await read(asker)).descricaoCanal.sigla).toBe('default')
      await storePortalWord(server.parts.database.kysely, elsewhere.orderId, 'cancelled')
      expect(await typeFor(asker)).not.toBe('ATENDIDO_POR_OUTRO_CANAL')
      expect(await typeFor(asker, 'parceiro')).toBe('ATENDIDO_POR_OUTRO_CANAL')

      // What was begun in the other channel before ends there; what begins now does not begin.
      expect(refusalOf(await accepted.hire(cartId))).toMatchObject(ELSEWHERE)
      expect(refusalOf(await reader.accept(shown))).toMatchObject(ELSEWHERE)
      expect(refusalOf(await reader.registerCart([FOOD], PARTNER))).toMatchObject(ELSEWHERE)
      const body = { produtosCarrinho: [FOOD], produtosInteresse: [] }
      const proposed = { body, headers: PARTNER }
      const propose = `leads/${known.leadId}/carrinhos/proposta`
      expect(refusalOf(await actAs(server, known).send('POST', propose, proposed))).toMatchObject(ELSEWHERE)
      expect((await reader.hire((await reader.prepare([FOOD])).cartId)).statusCode).toBe(201)
    })

    test('is of the channel where its cart was registered, wherever its lead began or goes on', async () => {
      const buyer = await buy({ issuer: 'VRPAT', person: anyPerson(), channel: 'parceiro' })
      const order = await server.orders.first(({ orderId }) => orderId === buyer.orderId)
      expect(order.body).toMatchObject({ channel: 'parceiro' })
      const asker = { ...buyer, session: newId() }
      expect((await read(asker)).descricaoCanal.sigla).toBe('parceiro')
      const { registerCart } = actAs(server, buyer)
      expect(refusalOf(await registerCart([FOOD]))).toMatchObject(ELSEWHERE)
      expect((await registerCart([FOOD], PARTNER)).statusCode).toBe(201)
      expect((await read(asker)).descricaoCanal.sigla).toBe('parceiro')
    })

    test('the registry’s channel comes first', async () => {
      const cnpj = cnpjOf('55.666.777/0001')
      const { registry } = server.parts.ports
      const { contractedChannel } = registry
      // A base that learns of the company after its first order here.
      const knowing = (channelOf: CompanyRegistry['contractedChannel']) =>
        Object.assign(registry, { contractedChannel: channelOf })
      knowing(async () => null)
      const buyer = await buy({ issuer: 'VRPAT', cnpj, person: anyPerson() }, { line: FOOD })
      expect((await read(buyer)).descricaoCanal.sigla).toBe('default')
      knowing(contractedChannel)
      const { descricaoCanal } = await read({ cnpj, issuer: 'VRPAT', session: newId() })
      expect(descricaoCanal).toEqual({ sigla: 'parceiro', nome: 'Rede Horizonte' })
      const { registerCart } = actAs(server, buyer)
      const line = { ...FOOD, codigoProduto: 34 }
      expect(refusalOf(await registerCart([line]))).toMatchObject(ELSEWHERE)
      expect((await registerCart([line], PARTNER)).statusCode).toBe(201)
    })
  })

  test('without an account counts for its session alone until its e-mail is proven, whatever the portal says', async () => {
    const email = anyPerson().emailContato
    const buyer = await buy({ issuer: 'SICRE', email })
    expect(await typeFor(buyer)).toContain('JA_CONTRATADOS')
    const other = { ...buyer, session: newId() }
    expect(await contractsFor(other)).toEqual([])
    expect(await typeFor(other)).toBe('SEM_CONTRATOS')
    expect((await read(other)).descricaoCanal.sigla).toBeNull()
    await pressLink(server, buyer.number)
    expect(await contractsFor(other)).toEqual([{ ...MEAL_NAME, nome: 'Refeição Cooperativa Parceira' }])
    expect(await typeFor(other)).toContain('JA_CONTRATADOS')
    expect((await read(other)).descricaoCanal.sigla).toBe('default')
  })

  test('that the portal cancels counts for nobody, and stays cancelled', async () => {
    const person = anyPerson()
    const buyer = await buy({ issuer: 'VRPAT', person })
    const other = { ...buyer, session: newId() }
    expect(await contractsFor(other)).toEqual([MEAL_NAME])
    const { kysely } = server.parts.database
    expect(await storePortalWord(kysely, buyer.orderId, 'cancelled')).toBe('kept')
    expect(await storePortalWord(kysely, buyer.orderId, 'confirmed')).toBe('cancelledBefore')
    expect(await storePortalWord(kysely, buyer.orderId, 'cancelled')).toBe('kept')
    for (const asker of [buyer, other]) {
      expect(await contractsFor(asker)).toEqual([])
      expect(await typeFor(asker)).toBe('SEM_CONTRATOS')
      expect((await read(asker)).descricaoCanal.sigla).toBeNull()
    }
  })
})
