import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { ChargeOutcome } from '../../src/ports/acquirer.ts'
import { voidCard } from '../../src/services/payment/void-card.ts'
import { databases } from '../support/databases.ts'
import { holdLock, untilWaiting } from '../support/lock-waits.ts'
import { type ScriptedAcquirer, scriptedAcquirer } from '../support/scripted-acquirer.ts'
import { HR_PLAN, readyHrBuyer } from './payment-buyer.ts'
import { anyCnpj, cartIdOf, JOANA, type PurchaseServer, startPurchases } from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

type HrBuyer = Awaited<ReturnType<typeof readyHrBuyer>>

describe.each(databases)('a card beside another way to pay on %s', (kind) => {
  let server: PurchaseServer
  let acquirer: ScriptedAcquirer

  beforeAll(async () => {
    acquirer = scriptedAcquirer()
    server = await startPurchases(kind, { ports: { acquirer } })
  })
  beforeEach(() => {
    acquirer.charged.length = 0
    acquirer.released.length = 0
  })
  afterAll(() => server.close())

  const methodOf = async ({ cartId }: HrBuyer) =>
    (
      await server.parts.database.kysely
        .selectFrom('orders')
        .select('paymentMethod')
        .where('cartId', '=', cartId)
        .executeTakeFirst()
    )?.paymentMethod

  /** Nothing is held, and what the acquirer held was given back. */
  const isGivenBack = ({ triesOf, cartId }: HrBuyer) =>
    vi.waitFor(async () => {
      const tries = await triesOf(cartId)
      expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 'void'))
      const held = acquirer.charged.map(({ id }) => id)
      expect(acquirer.released.map(({ id }) => id)).toEqual(expect.arrayContaining(held))
    }, 240_000)

  const setPending = ({ cartId }: HrBuyer) =>
    server.parts.database.kysely
      .updateTable('cardAuthorisations')
      .set({ status: 'pending' })
      .where('cartId', '=', cartId)
      .execute()

  const isPostgres = kind === 'postgres'

  test.runIf(isPostgres)('a card that is claimed while the boleto is hired holds nothing', async () => {
    const buyer = await readyHrBuyer(server)
    const { database } = server.parts
    const lock = await holdLock(
      database,
      `select id from carts where id = '${buyer.cartId}' for no key update`,
    )
    const authorising = buyer.authorise()
    await Promise.race([authorising, untilWaiting(database, 1)])
    const hired = await buyer.hire(buyer.cartId)
    await lock.release()
    await authorising
    expect(hired.statusCode).toBe(201)
    expect(await methodOf(buyer)).toBe('boleto')
    await isGivenBack(buyer)
  })

  test.runIf(isPostgres)(
    'a card that is claimed behind the boleto’s hiring is told so, unasked',
    async () => {
      const buyer = await readyHrBuyer(server)
      const { database } = server.parts
      const lock = await holdLock(
        database,
        `select id from leads where id = '${buyer.buyer.leadId}' for update`,
      )
      const hiring = buyer.hire(buyer.cartId)
      await untilWaiting(database, 1)
      const authorising = buyer.authorise()
      await untilWaiting(database, 2)
      await lock.release()
      expect((await hiring).statusCode).toBe(201)
      expect(refusalOf(await authorising)).toMatchObject({ status: 409, code: 409 })
      expect(acquirer.charged).toEqual([])
      expect(await buyer.triesOf(buyer.cartId)).toEqual([])
    },
  )

  test.runIf(isPostgres)('a card that is claimed behind a cart’s replacement is for no cart', async () => {
    const buyer = await readyHrBuyer(server)
    const { database } = server.parts
    const lock = await holdLock(
      database,
      `select id from leads where id = '${buyer.buyer.leadId}' for update`,
    )
    const registering = buyer.registerCart([{ ...HR_PLAN, quantidade: 9 }])
    await untilWaiting(database, 1)
    const authorising = buyer.authorise()
    await untilWaiting(database, 2)
    await lock.release()
    cartIdOf(await registering)
    expect(refusalOf(await authorising)).toMatchObject({ status: 409, code: -25 })
    expect(acquirer.charged).toEqual([])
  })

  test.runIf(isPostgres)(
    'a hiring behind a cart’s replacement is of no cart, and keeps no card',
    async () => {
      const buyer = await readyHrBuyer(server)
      await buyer.authorise()
      const { database } = server.parts
      const lock = await holdLock(
        database,
        `select id from leads where id = '${buyer.buyer.leadId}' for update`,
      )
      const registering = buyer.registerCart([{ ...HR_PLAN, quantidade: 9 }])
      await untilWaiting(database, 1)
      const hirings = [buyer.hire(buyer.cartId), buyer.hireByCard(buyer.cartId)]
      await untilWaiting(database, 3)
      await lock.release()
      cartIdOf(await registering)
      for (const hiring of hirings) expect(refusalOf(await hiring)).toMatchObject({ status: 409, code: -25 })
      expect(await methodOf(buyer)).toBeUndefined()
      await isGivenBack(buyer)
    },
  )

  test.runIf(isPostgres)('a lead that is hired meanwhile stays its company’s', async () => {
    const buyer = await readyHrBuyer(server)
    await buyer.authorise()
    const { database } = server.parts
    const { leadId, cnpj } = buyer.buyer
    const lock = await holdLock(database, `select id from leads where id = '${leadId}' for update`)
    const hiring = buyer.hireByCard(buyer.cartId)
    await untilWaiting(database, 1)
    const empresaRh = { cnpjRh: anyCnpj(), qtdFuncionarios: 10, contato: JOANA }
    const changing = buyer.send('PUT', `leads/${leadId}`, { body: { uuid: '', empresaRh } })
    await untilWaiting(database, 2)
    await lock.release()
    expect((await hiring).statusCode).toBe(201)
    expect(refusalOf(await changing)).toMatchObject({ status: 409, code: 409 })
    expect((await buyer.send('GET', `leads/${leadId}`)).json().simuleCompre.empresaRh.cnpjRh).toBe(cnpj)
    expect((await buyer.triesOf(buyer.cartId)).map(({ status }) => status)).toEqual(['hired'])
  })

  test('a cart whose replacement began before the claim holds nothing once the acquirer answers', async () => {
    const buyer = await readyHrBuyer(server)
    const { jobs, database } = server.parts
    const claimed = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { promise, resolve } = Promise.withResolvers<ChargeOutcome>()
    acquirer.next = () => promise
    // The claim's last step: its transaction is open, so that the replacement's statement begins before its end.
    const claiming = vi.spyOn(jobs, 'enqueue').mockImplementationOnce(async () => {
      claimed.resolve()
      await goOn.promise
    })
    const authorising = buyer.authorise()
    await claimed.promise
    const registering = buyer.registerCart([{ ...HR_PLAN, quantidade: 9 }])
    if (isPostgres) await untilWaiting(database, 1)
    goOn.resolve()
    cartIdOf(await registering)
    claiming.mockRestore()
    resolve({ kind: 'authorised', reference: 'late' })
    expect(refusalOf(await authorising)).toMatchObject({ status: 409, code: 409 })
    await isGivenBack(buyer)
  })

  test.each([false, true])(
    'a boleto that is hired while the acquirer decides gives the card back at once (%s)',
    async (isPending) => {
      const buyer = await readyHrBuyer(server)
      const { promise, resolve } = Promise.withResolvers<ChargeOutcome>()
      acquirer.next = () => promise
      let isDecided = false
      const { release } = acquirer
      acquirer.release = async (held) => (isDecided ? release(held) : 'notFound')
      const authorising = buyer.authorise()
      await vi.waitFor(() => expect(acquirer.charged).toHaveLength(1), 240_000)
      expect((await buyer.hire(buyer.cartId)).statusCode).toBe(201)
      // However the try was left: what counts at the end is that the cart has its order.
      if (isPending) await setPending(buyer)
      isDecided = true
      resolve({ kind: 'authorised', reference: 'late' })
      expect(refusalOf(await authorising)).toMatchObject({ status: 409, code: 409 })
      await isGivenBack(buyer)
      acquirer.release = release
    },
  )

  test('card and boleto hired at once are one order, and both are told which', async () => {
    for (const isCardFirst of [true, false]) {
      const buyer = await readyHrBuyer(server)
      await buyer.authorise()
      const both = [() => buyer.hireByCard(buyer.cartId), () => buyer.hire(buyer.cartId)]
      if (!isCardFirst) both.reverse()
      const [one, other] = await Promise.all(both.map((hire) => hire()))
      expect([one?.statusCode, other?.statusCode]).toEqual([201, 201])
      expect(other?.body).toBe(one?.body)
      const method = await methodOf(buyer)
      expect(one?.json().metodoDePagamento).toBe(method === 'boleto' ? 'BOLETO' : 'CARTAO_DE_CREDITO')
      if (method === 'boleto') await isGivenBack(buyer)
      else expect((await buyer.triesOf(buyer.cartId)).map(({ status }) => status)).toEqual(['hired'])
      acquirer.charged.length = 0
    }
  })

  test('whoever comes with another way to pay afterwards is told the first', async () => {
    const byCard = await readyHrBuyer(server)
    await byCard.authorise()
    const card = await byCard.hireByCard(byCard.cartId)
    expect(card.json().metodoDePagamento).toBe('CARTAO_DE_CREDITO')
    expect((await byCard.hire(byCard.cartId)).body).toBe(card.body)
    expect((await byCard.triesOf(byCard.cartId)).map(({ status }) => status)).toEqual(['hired'])
    const byBoleto = await readyHrBuyer(server)
    const boleto = await byBoleto.hire(byBoleto.cartId)
    expect(boleto.json().metodoDePagamento).toBe('BOLETO')
    expect((await byBoleto.hireByCard(byBoleto.cartId)).body).toBe(boleto.body)
  })

  test('the job finds what is held beside an order of another way to pay, whatever left it behind', async () => {
    const buyer = await readyHrBuyer(server)
    await buyer.hire(buyer.cartId)
    const id = newId()
    await server.parts.database.kysely
      .insertInto('cardAuthorisations')
      .values({
        id,
        leadId: buyer.buyer.leadId,
        cartId: buyer.cartId,
        amount: 7900,
        status: 'authorised' as const,
        brand: 'visa',
        lastDigits: '0011',
        createdAt: new Date(),
        updatedAt: new Date(),
        acquirerReference: 'left behind',
      })
      .execute()
    await voidCard(id, server.parts)
    expect(acquirer.released).toContainEqual({ id, reference: 'left behind', amount: 7900 })
    await isGivenBack(buyer)
  })

  test('a boleto that is refused for good gives back what was held before', async () => {
    const buyer = await readyHrBuyer(server)
    await buyer.authorise()
    const { registry } = server.parts.ports
    const refused = vi
      .spyOn(registry, 'findCompany')
      .mockResolvedValueOnce({ kind: 'refused', refusal: 'renegotiationRefused' })
    expect(refusalOf(await buyer.hire(buyer.cartId)).code).toBe(-103)
    refused.mockRestore()
    await isGivenBack(buyer)
  })
})
