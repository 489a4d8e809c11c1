import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { copyContent } from '../support/editable-content.ts'
import { CARD, payAs, readyHrBuyer } from './payment-buyer.ts'
import {
  actAs,
  type Buyer,
  cartIdOf,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const DAY_MS = 86_400_000
const OVER = { status: 409, code: -25, fields: ['precificacao'] }

describe.each(databases)('the days of a price, on %s', (kind) => {
  let sold: Awaited<ReturnType<typeof copyContent>>
  let server: PurchaseServer
  let lateMs = 0
  beforeAll(async () => {
    sold = await copyContent()
    const { env, content } = sold
    const now = () => new Date(Date.now() + lateMs)
    server = await startPurchases(kind, { env, parts: { content, now } })
  })
  afterAll(async () => {
    await server.close()
    await sold.remove()
  })

  /** Runs with prices gone up; afterwards days and prices are today's again. */
  const atNewPrices = async (walk: () => Promise<void>) => {
    const restores = [
      await sold.edit(server.parts, 'shared/bank-partner/fees.json', (text) =>
        text.replaceAll('"rate": 690', '"rate": 1690'),
      ),
      await sold.edit(server.parts, 'VRPAT/plans.json', (text) => text.replace('7900', '15900')),
    ]
    try {
      await walk()
    } finally {
      for (const restore of restores) await restore()
      lateMs = 0
    }
  }
  /** The last moment of the day so many days from now, in São Paulo. */
  const endOfDay = (days: number) => {
    const day = new Date(Date.now() + days * DAY_MS - 3 * 3_600_000).toISOString().slice(0, 10)
    lateMs = Date.parse(`${day}T23:59:30-03:00`) - Date.now()
  }
  const readCart = async (buyer: Buyer, cartId: string) =>
    (await actAs(server, buyer).send('GET', `leads/${buyer.leadId}/carrinhos/${cartId}`)).json<{
      produtosCarrinho: object[]
      precificacao: { resumo: { valorTotalComDesconto: number } }
    }>()
  const totalOf = async (buyer: Buyer, cartId: string) =>
    (await readCart(buyer, cartId)).precificacao.resumo.valorTotalComDesconto
  const hashOf = async (acts: ReturnType<typeof actAs>) => {
    const contract = await acts.download()
    expect(contract.statusCode, contract.body.slice(0, 200)).toBe(200)
    return contract.headers['x-contract-hash']
  }

  // The first of all: a session is verified by a clock that never goes back.
  test('end for a plan that a card pays, which holds nothing at a price that is over', async () => {
    const buyer = await readyHrBuyer(server)
    const acts = { ...buyer, ...payAs(server, buyer.buyer) }
    await atNewPrices(async () => {
      lateMs = 150 * DAY_MS
      await verifySession(server, buyer.buyer)
      expect(refusalOf(await acts.authorise(CARD))).toMatchObject(OVER)
      expect(refusalOf(await acts.hire(buyer.cartId))).toMatchObject(OVER)
      await acts.accept(await hashOf(acts))
      expect((await acts.authorise(CARD)).statusCode).toBe(200)
      const hired = await acts.hireByCard(buyer.cartId)
      expect(hired.statusCode, hired.body).toBe(201)
      expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(159)
    })
  })

  test('end for a cart and for an acceptance ten days on; then today’s contract is accepted and hired', async () => {
    const buyer = await startBuyer(server)
    const acts = actAs(server, buyer)
    const { cartId, contract } = await acts.prepare()
    const former = await totalOf(buyer, cartId)
    await atNewPrices(async () => {
      endOfDay(10)
      expect(await hashOf(acts)).toBe(contract.headers['x-contract-hash'])
      lateMs += 60_000
      const refused = await acts.hire(cartId)
      expect(refusalOf(refused)).toMatchObject(OVER)
      expect(refused.json().campos[0].mensagem).toMatch(/valeu até \d\d\/\d\d\/\d{4}/)
      const renewed = await hashOf(acts)
      expect(renewed).not.toBe(contract.headers['x-contract-hash'])
      expect(await totalOf(buyer, cartId)).toBe(former + 100)
      expect((await readCart(buyer, cartId)).produtosCarrinho).toMatchObject([MEALS])
      expect(refusalOf(await acts.accept(contract.headers['x-contract-hash'])).status).toBe(409)
      expect(refusalOf(await acts.hire(cartId)).code).toBe(-25)
      await acts.accept(renewed)
      const hired = await acts.hire(cartId)
      expect(hired.statusCode, hired.body).toBe(201)
      expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(former + 100)
      // What is hired keeps its price for good.
      lateMs += 150 * DAY_MS
      expect((await acts.hire(cartId)).json()).toEqual(hired.json())
    })
  })

  test('are hired to the end of the last one, and go on from an acceptance in time', async () => {
    const early = await startBuyer(server)
    const ready = await actAs(server, early).prepare()
    const buyer = await startBuyer(server)
    const acts = actAs(server, buyer)
    const cartId = cartIdOf(await acts.registerCart())
    const former = await totalOf(buyer, cartId)
    await acts.saveCompany()
    const shown = await hashOf(acts)
    await atNewPrices(async () => {
      endOfDay(10)
      expect((await actAs(server, early).hire(ready.cartId)).statusCode).toBe(201)
      expect((await acts.accept(shown)).statusCode).toBe(201)
      lateMs += 9 * DAY_MS
      const hired = await acts.hire(cartId)
      expect(hired.statusCode, hired.body).toBe(201)
      expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(former)
    })
  })

  test('of a proposal are the proposal’s, whenever its cart was registered; a document of before is stale', async () => {
    const maker = await startBuyer(server)
    const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
    const made = await actAs(server, maker).send('POST', `leads/${maker.leadId}/carrinhos/proposta`, { body })
    const key = new URL(made.json<{ link: string }>().link).pathname.split('/').at(-1) ?? ''
    lateMs = 8 * DAY_MS
    const buyer = await startBuyer(server, { cnpj: maker.cnpj })
    const acts = actAs(server, buyer)
    const registered = await acts.registerCart([MEALS], { 'chave-proposta': key })
    expect(registered.json().precoDaProposta).toBe(true)
    const cartId = cartIdOf(registered)
    const former = await totalOf(buyer, cartId)
    await acts.saveCompany()
    const shown = await hashOf(acts)
    await atNewPrices(async () => {
      endOfDay(10)
      lateMs += 60_000
      expect(refusalOf(await acts.accept(shown)).status).toBe(409)
      expect(refusalOf(await acts.hire(cartId))).toMatchObject(OVER)
      await acts.accept(await hashOf(acts))
      const hired = await acts.hire(cartId)
      expect(hired.statusCode, hired.body).toBe(201)
      expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(former + 100)
      const order = await server.orders.first(({ number }) => number === hired.json().numeroPedido)
      expect(order.body).toMatchObject({ proposalNumber: null })
    })
  })

  test('of a cart begin anew with its proposal, which is of that day', async () => {
    const buyer = await startBuyer(server)
    const acts = actAs(server, buyer)
    const { cartId } = await acts.prepare()
    lateMs = 8 * DAY_MS
    const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
    const made = await acts.send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    expect(made.json().idCarrinho).toBe(cartId)
    lateMs = 17 * DAY_MS
    expect((await acts.hire(cartId)).statusCode).toBe(201)
    lateMs = 0
  })

  test('end in words where what was in the cart is not sold any more', async () => {
    const buyer = await startBuyer(server)
    const acts = actAs(server, buyer)
    const { cartId } = await acts.prepare()
    const restore = await sold.edit(server.parts, 'shared/bank-partner/channels.json', (text) =>
      text.replaceAll('"productCodes": null', '"productCodes": [31]'),
    )
    lateMs = 11 * DAY_MS
    expect(refusalOf(await acts.hire(cartId))).toMatchObject(OVER)
    expect(refusalOf(await acts.download())).toMatchObject({ status: 422, code: -14 })
    lateMs = 0
    await restore()
    expect((await acts.hire(cartId)).statusCode).toBe(201)
  })
})
