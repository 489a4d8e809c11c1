import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
import {
  actAs,
  cartIdOf,
  MEALS,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

const HR = { ...MEALS, codigoProduto: 20153, quantidade: 30, valorTotalBeneficios: 0, tipoProduto: 'HCM' }
const ADD_ON = { ...MEALS, codigoProduto: 604, quantidade: 1, valorTotalBeneficios: 0, tipoProduto: 'SVA' }

describe.each(databases)('carts on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  test('a cart is given back as registered, with the price that pricing gives', async () => {
    const buyer = await startBuyer(server)
    const { send, registerCart } = actAs(server, buyer)
    const idCarrinho = cartIdOf(await registerCart())
    const cart = (await send('GET', `leads/${buyer.leadId}/carrinhos/${idCarrinho}`)).json()
    expect(cart).toMatchObject({
      idCarrinho,
      produtosCarrinho: [MEALS],
      produtosInteresse: [],
      servicosAdicionais: [],
    })
    const body = { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] }
    const priced = await send('POST', `clientes-rh/${buyer.leadId}/pedidos/precificacoes`, { body })
    expect(cart.precificacao).toEqual(priced.json().precificacao)
  })

  test('a cart says which of its products earn points, and by which rule', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { send, registerCart } = actAs(server, buyer)
    const id = cartIdOf(await registerCart([MEALS, { ...MEALS, codigoProduto: 34 }]))
    const cart = (await send('GET', `leads/${buyer.leadId}/carrinhos/${id}`)).json()
    const url = '/api/bff/configuracoes/emissores-loja/VRPAT'
    const { regraBonus } = (await server.call('GET', url, { issuer: 'VRPAT' })).json().result
    expect(regraBonus.idList).toContain(34)
    expect(cart.itensBonus).toEqual([{ id: 34, regrasBonusEntrada: [regraBonus] }])
    const meals = cartIdOf(await registerCart())
    const other = (await send('GET', `leads/${buyer.leadId}/carrinhos/${meals}`)).json()
    expect(other.itensBonus).toEqual([])
  })

  test('HR lines are priced by their employees, add-ons come free and by code', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { send, registerCart } = actAs(server, buyer)
    const id = cartIdOf(await registerCart([HR, ADD_ON], { 'identificacao-oferta': 'super-oferta-rh' }))
    const cart = (await send('GET', `leads/${buyer.leadId}/carrinhos/${id}`)).json()
    expect(cart.servicosAdicionais).toEqual([604])
    expect(cart.produtosCarrinho).toEqual([HR, ADD_ON])
    expect(cart.precificacao.detalhe.produtos[0]).toMatchObject({ codigoProduto: 20153, quantidade: 30 })
    expect(cart.precificacao.resumo.valorTotal).toBeGreaterThan(0)
  })

  test('a total that does not divide into centavos is refused at its line, and nothing is registered', async () => {
    const { registerCart, download } = actAs(server, await startBuyer(server))
    const refused = await registerCart([
      MEALS,
      { ...MEALS, codigoProduto: 31, quantidade: 3, valorTotalBeneficios: 100 },
    ])
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: 422,
      fields: ['produtosCarrinho.1.valorTotalBeneficios'],
    })
    expect(refusalOf(await download()).code).toBe(-800)
  })

  test('pricing’s refusals are the registration’s, under its own field names', async () => {
    const { registerCart } = actAs(server, await startBuyer(server))
    const refused = await registerCart([{ ...MEALS, valorTotalBeneficios: 49.9 }])
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: -37,
      fields: ['produtosCarrinho.0.valorTotalBeneficios'],
    })
    expect(refusalOf(await registerCart([{ ...MEALS, codigoProduto: 999 }])).code).toBe(-14)
    for (const [quantidade, valorTotalBeneficios] of [
      [0, 0],
      [10_000, 1_000_000],
    ] as const) {
      const asked = await registerCart([{ ...MEALS, quantidade, valorTotalBeneficios }])
      expect(refusalOf(asked)).toEqual({ status: 422, code: -7, fields: ['produtosCarrinho.0.quantidade'] })
    }
    expect(refusalOf(await registerCart([{ ...MEALS, valorMensal: 500 }])).status).toBe(400)
  })

  test('what is not sold at the company’s address stays out of the cart', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT', cnpj: cnpjOf('44.555.666/0001') })
    const { send, registerCart } = actAs(server, buyer)
    const id = cartIdOf(await registerCart([MEALS, { ...MEALS, codigoProduto: 34 }]))
    const cart = (await send('GET', `leads/${buyer.leadId}/carrinhos/${id}`)).json()
    expect(cart.produtosCarrinho).toEqual([MEALS])
  })

  test('an add-on that is not sold at the company’s address stays out of the cart too', async () => {
    const buyer = await startBuyer(server, {
      issuer: 'VRPAT',
      cnpj: cnpjOf('44.555.666/0001'),
      verified: false,
    })
    const { send, registerCart } = actAs(server, buyer)
    const insurance = { ...ADD_ON, codigoProduto: 602 }
    const nutrition = { ...ADD_ON, codigoProduto: 680 }
    const headers = { 'identificacao-oferta': 'super-oferta-multi' }
    const balance = { ...MEALS, codigoProduto: 2071, valorTotalBeneficios: 6000 }
    const id = cartIdOf(await registerCart([balance, insurance, nutrition], headers))
    const cart = (await send('GET', `leads/${buyer.leadId}/carrinhos/${id}`)).json()
    expect(cart.servicosAdicionais).toEqual([680])
    expect(cart.produtosCarrinho).toEqual([balance, nutrition])
  })

  test('a line whose price the server knows is refused with a value of the caller’s', async () => {
    const { registerCart } = actAs(server, await startBuyer(server, { issuer: 'VRPAT' }))
    const fields = ['produtosCarrinho.0.valorTotalBeneficios']
    for (const line of [HR, ADD_ON]) {
      const refused = await registerCart([{ ...line, valorTotalBeneficios: 300 }])
      expect(refusalOf(refused)).toEqual({ status: 422, code: 422, fields })
    }
  })

  test('a cart is registered under the offer that its price has, or under none', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { registerCart } = actAs(server, buyer)
    const headers = { 'identificacao-oferta': 'super-oferta-rh' }
    const ids = [cartIdOf(await registerCart([HR], headers)), cartIdOf(await registerCart([HR]))]
    const carts = await server.parts.database.kysely
      .selectFrom('carts')
      .select(['id', 'offerCode'])
      .where('leadId', '=', buyer.leadId)
      .execute()
    expect(ids.map((id) => carts.find((cart) => cart.id === id)?.offerCode)).toEqual([
      'super-oferta-rh',
      null,
    ])
  })

  test('a cart under an offer has its mandatory add-on, whether it was asked for or not', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { send, registerCart } = actAs(server, buyer)
    const headers = { 'identificacao-oferta': 'super-oferta-multi' }
    const multi = { ...MEALS, codigoProduto: 2071, quantidade: 5, valorTotalBeneficios: 2000 }
    const id = cartIdOf(await registerCart([multi], headers))
    const cart = (await send('GET', `leads/${buyer.leadId}/carrinhos/${id}`)).json()
    expect(cart.servicosAdicionais).toEqual([680])
    const tooMany = [680, 602].map((codigoProduto) => ({ ...ADD_ON, codigoProduto }))
    const refused = await registerCart([multi, ...tooMany], headers)
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: -89 })
  })

  test('a foreign lead is -20 and a cart of another lead -21', async () => {
    const [mine, theirs] = [await startBuyer(server), await startBuyer(server)]
    const theirCart = cartIdOf(await actAs(server, theirs).registerCart())
    const intruder = actAs(server, { ...theirs, session: mine.session })
    expect(refusalOf(await intruder.registerCart())).toMatchObject({ status: 404, code: -20 })
    expect(refusalOf(await intruder.send('GET', `leads/${theirs.leadId}/carrinhos/${theirCart}`)).code).toBe(
      -20,
    )
    const own = await actAs(server, mine).send('GET', `leads/${mine.leadId}/carrinhos/${theirCart}`)
    expect(refusalOf(own)).toMatchObject({ status: 404, code: -21 })
  })

  test('the same key registers once; other carts replace the current one', async () => {
    const { registerCart } = actAs(server, await startBuyer(server))
    const headers = { 'idempotency-key': newId() }
    const first = cartIdOf(await registerCart([MEALS], headers))
    expect(cartIdOf(await registerCart([MEALS], headers))).toBe(first)
    expect(cartIdOf(await registerCart())).not.toBe(first)
  })

  test('a proposal takes the same body and becomes the current cart', async () => {
    const buyer = await startBuyer(server)
    const { send, saveCompany, download } = actAs(server, buyer)
    const body = {
      produtosCarrinho: [MEALS],
      produtosInteresse: [{ codigoProduto: 31, nome: 'Alimentação' }],
    }
    const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    expect(proposed.statusCode).toBe(201)
    const { idProposta, idCarrinho } = proposed.json()
    expect(idProposta).toMatch(/^[0-9a-f-]{36}$/)
    expect((await send('GET', `leads/${buyer.leadId}/carrinhos/${idCarrinho}`)).statusCode).toBe(200)
    await saveCompany()
    expect((await download()).statusCode).toBe(200)
  })

  test('a proposal of the cart that is registered keeps its id and its accepted contract: it is hired as it was', async () => {
    const buyer = await startBuyer(server)
    const { send, prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
    const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    expect(proposed.json()).toMatchObject({ idCarrinho: cartId })
    expect((await hire(cartId)).statusCode).toBe(201)
  })

  test('a proposal of another cart tells its id, and the former one is refused with the id of the current one', async () => {
    const buyer = await startBuyer(server)
    const { send, prepare, hire } = actAs(server, buyer)
    const { cartId } = await prepare()
    const body = { produtosCarrinho: [{ ...MEALS, codigoProduto: 31 }], produtosInteresse: [] }
    const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    const { idCarrinho } = proposed.json()
    expect(idCarrinho).not.toBe(cartId)
    const refused = await hire(cartId)
    expect(refusalOf(refused)).toEqual({ status: 409, code: -25, fields: ['cartId'] })
    expect(refused.json().campos[0].mensagem).toContain(idCarrinho)
    const notAccepted = await hire(idCarrinho)
    expect(refusalOf(notAccepted)).toEqual({ status: 409, code: -25, fields: ['cartId'] })
    expect(notAccepted.json().campos[0].mensagem).toContain('ainda não foi aceito')
  })

  test('a session that has not confirmed its e-mail is told so where it accepts and hires', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT', verified: false })
    const { registerCart, accept, hire } = actAs(server, buyer)
    const cartId = cartIdOf(await registerCart())
    for (const refused of [await hire(cartId), await accept('0'.repeat(64))]) {
      expect(refusalOf(refused)).toEqual({ status: 409, code: -25, fields: ['access_token'] })
    }
  })

  test('a proposal is refused as a cart is, and leaves the current cart alone', async () => {
    const [buyer, other] = [await startBuyer(server), await startBuyer(server)]
    const { send, registerCart } = actAs(server, buyer)
    const propose = (leadId: string, lines: readonly object[]) =>
      send('POST', `leads/${leadId}/carrinhos/proposta`, {
        body: { produtosCarrinho: lines, produtosInteresse: [] },
      })
    const current = cartIdOf(await registerCart())
    const refused = await propose(buyer.leadId, [{ ...MEALS, quantidade: 3, valorTotalBeneficios: 100 }])
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      fields: ['produtosCarrinho.0.valorTotalBeneficios'],
    })
    expect(refusalOf(await propose(buyer.leadId, [{ ...MEALS, codigoProduto: 999 }])).code).toBe(-14)
    expect(refusalOf(await propose(other.leadId, [MEALS]))).toMatchObject({ status: 404, code: -20 })
    const leads = await server.parts.database.kysely
      .selectFrom('leads')
      .select(['id', 'currentCartId'])
      .where('id', 'in', [buyer.leadId, other.leadId])
      .execute()
    expect(leads.find(({ id }) => id === buyer.leadId)?.currentCartId).toBe(current)
    expect(leads.find(({ id }) => id === other.leadId)?.currentCartId).toBeNull()
  })

  test('carts that were replaced go but for the newest three and what a draft or a proposal names', async () => {
    const buyer = await startBuyer(server)
    const { send, registerCart, saveCompany, download } = actAs(server, buyer)
    const registerOf = async (quantidade: number) =>
      cartIdOf(await registerCart([{ ...MEALS, quantidade, valorTotalBeneficios: quantidade * 500 }]))
    const drafted = await registerOf(1)
    await saveCompany()
    expect((await download()).statusCode).toBe(200)
    const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
    await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    const registered: string[] = []
    for (let nth = 2; nth <= 9; nth++) registered.push(await registerOf(nth))
    const { kysely } = server.parts.database
    const carts = await kysely.selectFrom('carts').select('id').where('leadId', '=', buyer.leadId).execute()
    const proposed = await kysely
      .selectFrom('proposals')
      .select('cartId')
      .where('leadId', '=', buyer.leadId)
      .execute()
    const left = new Set(carts.map(({ id }) => id))
    expect(left).toEqual(new Set([drafted, ...proposed.map(({ cartId }) => cartId), ...registered.slice(-4)]))
    const read = (id = '') => send('GET', `leads/${buyer.leadId}/carrinhos/${id}`)
    expect((await read(registered.at(-4))).statusCode).toBe(200)
    expect(refusalOf(await read(registered[0]))).toMatchObject({ status: 404, code: -21 })
  })
})
