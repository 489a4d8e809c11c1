import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { ChargeOutcome } from '../../src/ports/acquirer.ts'
import type { CompanyRegistry } from '../../src/ports/registry.ts'
import { voidCard } from '../../src/services/payment/void-card.ts'
import { databases } from '../support/databases.ts'
import { onRealPaper } from '../support/plain-paper.ts'
import { withQuickRetries } from '../support/quick-retries.ts'
import { readPdf } from '../support/read-pdf.ts'
import { type ScriptedAcquirer, scriptedAcquirer } from '../support/scripted-acquirer.ts'
import { anyCardEnding, CARD_ENDING, HR_PLAN, payAs, readyHrBuyer, startHrBuyer } from './payment-buyer.ts'
import {
  actAs,
  anyCnpj,
  JOANA,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

describe.each(databases)('paying by card on %s', (kind) => {
  let server: PurchaseServer
  let acquirer: ScriptedAcquirer
  let registryRefuses: 'renegotiationRefused' | 'upstreamTimeout' | null = null
  let aheadMs = 0

  beforeAll(async () => {
    acquirer = scriptedAcquirer()
    server = await startPurchases(kind, { ports: { acquirer } })
    const { registry } = server.parts.ports
    const { findCompany } = registry
    const changing: Pick<CompanyRegistry, 'findCompany'> = {
      findCompany: async (cnpj) =>
        registryRefuses ? { kind: 'refused', refusal: registryRefuses } : findCompany(cnpj),
    }
    Object.assign(registry, changing)
    Object.assign(server.parts, { now: () => new Date(Date.now() + aheadMs) })
  })
  beforeEach(() => {
    aheadMs = 0
    acquirer.charged.length = 0
    acquirer.released.length = 0
    acquirer.release = async (held) => {
      acquirer.released.push(held)
      return 'released'
    }
  })
  afterAll(() => server.close())

  const statusOf = async (id: string) =>
    (
      await server.parts.database.kysely
        .selectFrom('cardAuthorisations')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.status

  test('authorises the whole price and tells brand and last digits, again and again', async () => {
    const { authorise, getPayment, triesOf, cartId } = await readyHrBuyer(server)
    const first = await authorise()
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({
      idAutorizacao: expect.stringMatching(/^[0-9a-f-]{36}$/),
      bandeira: 'VISA',
      finalCartao: '0060',
      status: 'AUTORIZADA',
    })
    expect(acquirer.charged.map(({ amount }) => amount)).toEqual([7900])
    for (const other of [
      await authorise(),
      await authorise({ numero: CARD_ENDING[2] }),
      await getPayment(),
    ]) {
      expect(other.json()).toEqual(first.json())
    }
    expect(acquirer.charged).toHaveLength(1)
    expect(await triesOf(cartId)).toHaveLength(1)
  })

  test.each([
    [0, 200, undefined],
    [1, 200, undefined],
    [4, 200, undefined],
    [2, 402, -120],
    [7, 402, -120],
    [8, 402, -120],
    [9, 402, -120],
    [3, 402, -123],
    [5, 402, -121],
    [6, 502, -119],
  ] as const)('a card that ends in %d answers %d', async (digit, status, code) => {
    const { authorise } = await readyHrBuyer(server)
    const answer = await authorise({ numero: CARD_ENDING[digit] })
    expect(answer.statusCode).toBe(status)
    if (code !== undefined) expect(refusalOf(answer).code).toBe(code)
  })

  test.each([
    ['another Luhn digit', { numero: '4024007153760061' }, 402, ['numero']],
    ['too few digits', { numero: '402400715376' }, 402, ['numero']],
    ['a past month', { mesExpiracao: '01', anoExpiracao: '2020' }, 402, ['mesExpiracao', 'anoExpiracao']],
    ['no such month', { mesExpiracao: '13' }, 402, ['mesExpiracao']],
    ['a two-digit year', { anoExpiracao: '31' }, 402, ['mesExpiracao']],
    ['a short security code', { cvv: '73' }, 402, ['cvv']],
    ['too many digits', { numero: '40240071537600600000' }, 422, ['numero']],
    ['a long number', { numero: '4024 0071 5376 0060 00000' }, 422, ['numero']],
    ['no number', { numero: '' }, 422, ['numero']],
    ['no holder', { nomeTitular: undefined }, 422, ['nomeTitular']],
    ['a long holder', { nomeTitular: 'JOANA PRADO DE ALCANTARA X' }, 422, ['nomeTitular']],
    ['digits for a holder', { nomeTitular: 'JOANA 2' }, 422, ['nomeTitular']],
    ['a long security code', { cvv: '7394' }, 422, ['cvv']],
    ['no month', { mesExpiracao: '' }, 422, ['mesExpiracao']],
    ['no year', { anoExpiracao: undefined }, 422, ['anoExpiracao']],
  ])('%s is refused before the acquirer hears of it', async (_what, change, status, fields) => {
    const { authorise, cartId, triesOf } = await startHrBuyer(server)
    const refused = refusalOf(await authorise(change))
    expect(refused).toEqual({ status, code: status === 402 ? -123 : 422, fields })
    expect(acquirer.charged).toEqual([])
    expect(await triesOf(cartId)).toEqual([])
  })

  test('a holder written with doubles of apostrophe and hyphen goes on with plain ones', async () => {
    const buyer = await readyHrBuyer(server)
    expect((await buyer.authorise({ nomeTitular: 'ANA‑MARIA D´ÁVILA' })).statusCode).toBe(200)
    expect(acquirer.charged[0]?.card.holder).toBe("ANA-MARIA D'ÁVILA")
  })

  test('numbers may come with blanks, Amex with four digits more behind, unknown brands without a name', async () => {
    const blanks = await readyHrBuyer(server)
    expect((await blanks.authorise({ numero: '4024 0071 5376 0060' })).statusCode).toBe(200)
    expect(acquirer.charged[0]?.card.number).toBe('4024007153760060')
    const amex = await readyHrBuyer(server)
    const paid = await amex.authorise({ numero: '378282240000040', cvv: '7391' })
    expect(paid.json()).toMatchObject({ bandeira: 'AMEX', finalCartao: '0040' })
    const other = await readyHrBuyer(server)
    expect((await other.authorise({ numero: '3530111333300000' })).json().bandeira).toBe('OUTRA')
  })

  test('wrong types and unknown fields are 400', async () => {
    const { authorise } = await readyHrBuyer(server)
    expect((await authorise({ numero: 4024007153760060 })).statusCode).toBe(400)
    expect((await authorise({ parcelas: 2 })).statusCode).toBe(400)
  })

  test('a denial can be followed by another card', async () => {
    const { authorise, getPayment } = await readyHrBuyer(server)
    const numero = anyCardEnding(2)
    await authorise({ numero })
    expect((await getPayment()).json()).toMatchObject({ finalCartao: numero.slice(-4), status: 'NEGADA' })
    expect((await authorise()).statusCode).toBe(200)
    expect((await getPayment()).json()).toMatchObject({ finalCartao: '0060', status: 'AUTORIZADA' })
  })

  test('twenty at once are one authorisation and one answer', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    const answers = await Promise.all(Array.from({ length: 20 }, () => authorise()))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(acquirer.charged).toHaveLength(1)
    expect(await triesOf(cartId)).toHaveLength(1)
  })

  test('a double of a denied try gets its denial and is no try', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    const { promise, resolve } = Promise.withResolvers<ChargeOutcome>()
    acquirer.next = () => promise
    const numero = anyCardEnding(2)
    const first = authorise({ numero })
    await vi.waitFor(() => expect(acquirer.charged).toHaveLength(1), 240_000)
    // Only who waits for another call's try looks for it outside a transaction.
    const looking = vi.spyOn(server.parts.database.kysely, 'selectFrom')
    const double = authorise({ numero })
    await vi.waitFor(() => expect(looking).toHaveBeenCalledWith('cardAuthorisations'), 240_000)
    looking.mockRestore()
    resolve({ kind: 'refused', refusal: 'cardDenied' })
    for (const answer of [await first, await double]) expect(refusalOf(answer).code).toBe(-120)
    expect(await triesOf(cartId)).toHaveLength(1)
  })

  test('an Idempotency-Key gives the first answer again, denials too', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    const headers = { 'idempotency-key': newId() }
    const denied = { numero: anyCardEnding(2) }
    const first = await authorise(denied, headers)
    const again = await authorise(denied, headers)
    expect(again.body).toBe(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(refusalOf(await authorise({}, headers))).toMatchObject({ status: 409 })
    expect(await triesOf(cartId)).toHaveLength(1)
  })

  test('what is not HR alone, has an offer or is of an issuer without cards is -119', async () => {
    const cards = await startHrBuyer(server, [MEALS])
    expect(refusalOf(await cards.authorise())).toMatchObject({ status: 502, code: -119 })
    const both = await startHrBuyer(server, [HR_PLAN, MEALS])
    expect(refusalOf(await both.authorise()).code).toBe(-119)
    const offered = await startHrBuyer(server)
    await server.parts.database.kysely
      .updateTable('carts')
      .set({ offerCode: '7001' })
      .where('id', '=', offered.cartId)
      .execute()
    expect(refusalOf(await offered.authorise()).code).toBe(-119)
    const elsewhere = await startBuyer(server)
    await actAs(server, elsewhere).prepare()
    expect(refusalOf(await payAs(server, elsewhere).authorise()).code).toBe(-119)
    expect(acquirer.charged).toEqual([])
  })

  test('without a cart it is -85, without a payment 404', async () => {
    const pays = payAs(server, await startBuyer(server, { issuer: 'VRPAT' }))
    expect(refusalOf(await pays.authorise())).toMatchObject({ status: 409, code: -85 })
    expect((await pays.getPayment()).statusCode).toBe(404)
  })

  test('a session that is not verified, and a contract that is not accepted as it is now, are -25', async () => {
    const unverified = await startHrBuyer(server, [HR_PLAN], { verified: false })
    expect(refusalOf(await unverified.authorise())).toMatchObject({ status: 409, code: -25 })
    const { authorise, saveCompany, download, accept } = await startHrBuyer(server)
    expect(refusalOf(await authorise()).code).toBe(-25)
    await saveCompany()
    const hash = (await download()).headers['x-contract-hash']
    expect(refusalOf(await authorise()).code).toBe(-25)
    await accept(hash)
    await saveCompany({ nomeImpressao: 'OUTRO NOME' })
    expect(refusalOf(await authorise()).code).toBe(-25)
    const ended = await readyHrBuyer(server)
    const { kysely } = server.parts.database
    await kysely.deleteFrom('sessionVerifications').where('sessionId', '=', ended.buyer.session).execute()
    expect(refusalOf(await ended.authorise())).toMatchObject({ status: 409, code: -25 })
    expect(acquirer.charged).toEqual([])
    await saveCompany()
    expect((await authorise()).statusCode).toBe(200)
  })

  test('another session reaches neither payment nor authorisation', async () => {
    const { buyer, authorise } = await readyHrBuyer(server)
    await authorise()
    const stranger = payAs(server, { ...buyer, session: newId() })
    expect(refusalOf(await stranger.authorise())).toMatchObject({ status: 404, code: -20 })
    expect(refusalOf(await stranger.getPayment())).toMatchObject({ status: 404, code: -20 })
  })

  describe('printed', () => {
    onRealPaper(() => server)

    test('hiring by card wants the authorisation, spends it once, and every trace says so', async () => {
      const { authorise, hireByCard, cartId, triesOf, getPayment, download } = await readyHrBuyer(server)
      expect(refusalOf(await hireByCard(cartId)).code).toBe(-119)
      await authorise()
      const hired = await Promise.all(Array.from({ length: 5 }, () => hireByCard(cartId)))
      expect(new Set(hired.map(({ body }) => body)).size).toBe(1)
      expect(hired[0]?.statusCode).toBe(201)
      const { idPedido, numeroPedido } = hired[0]?.json() ?? {}
      const order = await server.orders.first(({ orderId }) => orderId === idPedido)
      const [authorisation] = await triesOf(cartId)
      expect(order.body).toMatchObject({
        paymentMethod: 'creditCard',
        card: {
          authorisationId: authorisation?.id,
          reference: `sandbox-${authorisation?.id}`,
          brand: 'visa',
          lastDigits: '0060',
          amount: 7900,
        },
      })
      const mail = await server.mails.first(({ subject }) => subject.includes(numeroPedido))
      expect(mail.text).toContain('Cartão de crédito Visa, final 0060')
      expect(mail.text).not.toContain('pague o boleto')
      const { pages } = await readPdf((await download()).rawPayload)
      expect(pages.at(-1)?.replace(/\s+/g, ' ')).toContain('Cartão de crédito Visa, final 0060')
      expect((await getPayment()).json().status).toBe('AUTORIZADA')
      expect((await authorise({ numero: CARD_ENDING[1] })).json().finalCartao).toBe('0060')
      await voidCard(authorisation?.id ?? '', server.parts)
      aheadMs = 48 * 3600_000
      await voidCard(authorisation?.id ?? '', server.parts)
      expect(acquirer.released.map(({ id }) => id)).not.toContain(authorisation?.id)
      expect(await statusOf(authorisation?.id ?? '')).toBe('hired')
    })
  })

  test('an order by boleto says so, sets the card free and takes no card afterwards', async () => {
    const { authorise, hire, cartId, number, getPayment } = await readyHrBuyer(server)
    const { idAutorizacao } = (await authorise()).json()
    expect((await hire(cartId)).statusCode).toBe(201)
    const order = await server.orders.first((one) => one.number === number)
    expect(order.body).toMatchObject({ paymentMethod: 'boleto', card: null })
    await vi.waitFor(async () => expect(await statusOf(idAutorizacao)).toBe('void'), 240_000)
    expect(acquirer.released.map(({ id }) => id)).toContain(idAutorizacao)
    expect(refusalOf(await authorise())).toMatchObject({ status: 409, code: 409 })
    expect((await getPayment()).json().status).toBe('CANCELADA')
  })

  test('a replaced cart sets its card free, and the new one is authorised anew', async () => {
    const { authorise, prepare, hireByCard, cartId, getPayment } = await readyHrBuyer(server)
    const { idAutorizacao } = (await authorise()).json()
    await prepare([{ ...HR_PLAN, quantidade: 8 }])
    await vi.waitFor(async () => expect(await statusOf(idAutorizacao)).toBe('void'), 240_000)
    expect(refusalOf(await hireByCard(cartId)).code).toBe(-25)
    expect((await getPayment()).statusCode).toBe(404)
    expect((await authorise()).json().idAutorizacao).not.toBe(idAutorizacao)
  })

  test('a cart replaced while the acquirer decides does not keep the money', async () => {
    const { authorise, registerCart } = await readyHrBuyer(server)
    const { promise, resolve } = Promise.withResolvers<ChargeOutcome>()
    acquirer.next = () => promise
    // As an acquirer does: it cannot give back what it has not decided yet, and is asked again.
    let isDecided = false
    const { release } = acquirer
    acquirer.release = async (held) => (isDecided ? release(held) : 'notFound')
    const answer = authorise()
    await vi.waitFor(() => expect(acquirer.charged).toHaveLength(1), 240_000)
    await registerCart([{ ...HR_PLAN, quantidade: 9 }])
    isDecided = true
    resolve({ kind: 'authorised', reference: 'late' })
    expect(refusalOf(await answer)).toMatchObject({ status: 409, code: 409 })
    const given = acquirer.charged.map(({ id }) => id)
    await vi.waitFor(
      () => expect(acquirer.released.map(({ id }) => id)).toEqual(expect.arrayContaining(given)),
      20_000,
    )
  })

  test('a lead that becomes another company’s sets its card free with it, or stays as it was', async () => {
    const { authorise, buyer, send } = await readyHrBuyer(server)
    const { idAutorizacao } = (await authorise()).json()
    const company = { cnpjRh: anyCnpj(), qtdFuncionarios: 10, contato: JOANA }
    const change = () => send('PUT', `leads/${buyer.leadId}`, { body: { uuid: '', empresaRh: company } })
    const lost = vi.spyOn(server.parts.jobs, 'enqueue').mockRejectedValueOnce(new Error('connection lost'))
    expect((await change()).statusCode).toBe(500)
    lost.mockRestore()
    expect(await statusOf(idAutorizacao)).toBe('authorised')
    expect((await change()).statusCode).toBe(200)
    await vi.waitFor(async () => expect(await statusOf(idAutorizacao)).toBe('void'), 240_000)
  })

  test('a company that may not buy any more gets its money back; one that could not be asked keeps it', async () => {
    const { authorise, hireByCard, cartId } = await readyHrBuyer(server)
    const { idAutorizacao } = (await authorise()).json()
    registryRefuses = 'upstreamTimeout'
    expect(refusalOf(await hireByCard(cartId)).code).toBe(-99)
    expect(await statusOf(idAutorizacao)).toBe('authorised')
    registryRefuses = 'renegotiationRefused'
    expect(refusalOf(await hireByCard(cartId)).code).toBe(-103)
    registryRefuses = null
    await vi.waitFor(async () => expect(await statusOf(idAutorizacao)).toBe('void'), 240_000)
    expect(refusalOf(await hireByCard(cartId)).code).toBe(-119)
  })

  test('what the acquirer did not decide is -119, is given back, and another card may follow', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    expect(refusalOf(await authorise({ numero: anyCardEnding(6) })).code).toBe(-119)
    await vi.waitFor(async () => expect((await triesOf(cartId))[0]?.status).toBe('void'), 240_000)
    expect((await authorise()).statusCode).toBe(200)
  })

  test('an acquirer that breaks is an outcome that is not known', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    acquirer.next = () => Promise.reject(new Error('no such thing'))
    expect(refusalOf(await authorise())).toMatchObject({ status: 502, code: -119 })
    expect((await triesOf(cartId))[0]?.status).toMatch(/^void/)
  })

  test('a void is tried again until the money is back', async () => {
    const { authorise, registerCart } = await readyHrBuyer(server)
    const { idAutorizacao } = (await authorise()).json()
    let down = 2
    acquirer.release = async ({ id }) => {
      if (id === idAutorizacao && down-- > 0) throw new Error('the acquirer is away')
      return 'released'
    }
    await withQuickRetries(server.parts.database, async () => {
      await registerCart([{ ...HR_PLAN, quantidade: 7 }])
      await vi.waitFor(async () => expect(await statusOf(idAutorizacao)).toBe('void'), 240_000)
    })
    expect(down).toBe(-1)
  })

  test('a sale that the acquirer does not know yet is watched for a quarter of an hour', async () => {
    const { authorise, triesOf, cartId } = await readyHrBuyer(server)
    acquirer.release = async () => 'notFound'
    await authorise({ numero: anyCardEnding(6) })
    const [{ id } = { id: '' }] = await triesOf(cartId)
    await expect(voidCard(id, server.parts)).rejects.toThrow('does not know the sale yet')
    expect(await statusOf(id)).toBe('voiding')
    aheadMs = 16 * 60_000
    await voidCard(id, server.parts)
    expect(await statusOf(id)).toBe('void')
  })

  test('an authorisation that nobody hires is given back after a day, not before', async () => {
    const { authorise } = await readyHrBuyer(server)
    const { idAutorizacao } = (await authorise()).json()
    aheadMs = 23 * 3600_000
    await voidCard(idAutorizacao, server.parts)
    expect(await statusOf(idAutorizacao)).toBe('authorised')
    aheadMs = 25 * 3600_000
    await voidCard(idAutorizacao, server.parts)
    expect(await statusOf(idAutorizacao)).toBe('void')
    expect(acquirer.released.filter(({ id }) => id === idAutorizacao)).toHaveLength(1)
    expect((await authorise()).json().idAutorizacao).not.toBe(idAutorizacao)
  })

  test('a try whose process died is in nobody’s way and is given back', async () => {
    const { authorise, triesOf, cartId, buyer } = await readyHrBuyer(server)
    const id = newId()
    await server.parts.database.kysely
      .insertInto('cardAuthorisations')
      .values({
        id,
        leadId: buyer.leadId,
        cartId,
        amount: 7900,
        status: 'pending' as const,
        brand: 'visa',
        lastDigits: '0011',
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .execute()
    await expect(voidCard(id, server.parts)).rejects.toThrow('still under way')
    aheadMs = 100_000
    expect((await authorise()).statusCode).toBe(200)
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('void'), 240_000)
    expect((await triesOf(cartId)).map(({ status }) => status).toSorted()).toEqual(['authorised', 'void'])
  })
})
