import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import {
  actAs,
  anyCnpj,
  MEALS,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

const AUTO = { ...MEALS, codigoProduto: 34 }
const AUTO_TO_PRICE = { ...MEALS_TO_PRICE, codigoProduto: 34 }
const MOBILITY = { ...MEALS, codigoProduto: 900, valorTotalBeneficios: 2000, tipoProduto: 'MOBILIDADE' }
const MOBILITY_TO_PRICE = {
  ...MEALS_TO_PRICE,
  codigoProduto: 900,
  valorMensal: 200,
  tipoProduto: 'MOBILIDADE',
}
const PLAN = {
  ...MEALS,
  codigoProduto: 20153,
  quantidade: 30,
  valorTotalBeneficios: 0,
  tipoProduto: 'HCM',
}

describe.each(databases)('what a company has contracted, on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const begin = async (cnpj = anyCnpj(), session?: string) => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT', cnpj, ...(session ? { session } : {}) })
    const acts = actAs(server, buyer)
    const price = (produtos: readonly object[]) =>
      acts.send('POST', `clientes-rh/${buyer.leadId}/pedidos/precificacoes`, {
        body: { produtos, servicosAdicionais: [] },
      })
    const propose = (lines: readonly object[]) =>
      acts.send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
        body: { produtosCarrinho: lines, produtosInteresse: [] },
      })
    return { ...acts, price, propose, buyer }
  }
  const hireMeals = async () => {
    const first = await begin()
    const { cartId } = await first.prepare()
    const hired = await first.hire(cartId)
    expect(hired.statusCode).toBe(201)
    return { ...first, cartId, order: hired.json().idPedido }
  }

  test('is refused alone by price, cart and proposal, and the line is named', async () => {
    const { price, registerCart, propose } = await hireMeals()
    expect(refusalOf(await price([MEALS_TO_PRICE]))).toEqual({
      status: 409,
      code: -4,
      fields: ['produtos.0.codigoProduto'],
    })
    for (const refused of [await registerCart(), await propose([MEALS])]) {
      expect(refusalOf(refused)).toEqual({
        status: 409,
        code: -4,
        fields: ['produtosCarrinho.0.codigoProduto'],
      })
    }
  })

  test('leaves the price of what is new, with its reason, and is refused beside it in a cart', async () => {
    const { price, registerCart } = await hireMeals()
    const priced = (await price([AUTO_TO_PRICE, MEALS_TO_PRICE])).json()
    expect(priced.produtosRemovidos).toEqual([{ id: 27, idMotivo: -2, codigo: 27 }])
    const { produtos } = priced.precificacao.detalhe
    expect(produtos.map((line: { codigoProduto: number }) => line.codigoProduto)).toEqual([34])
    expect(refusalOf(await registerCart([AUTO, MEALS]))).toEqual({
      status: 409,
      code: -4,
      fields: ['produtosCarrinho.1.codigoProduto'],
    })
    expect((await registerCart([AUTO])).statusCode).toBe(201)
  })

  test('is refused of the customer base as of the store’s own orders', async () => {
    const { price, registerCart } = await begin(cnpjOf('22.333.444/0001'))
    expect(refusalOf(await price([MEALS_TO_PRICE]))).toMatchObject({ status: 409, code: -4 })
    expect(refusalOf(await registerCart())).toMatchObject({ status: 409, code: -4 })
  })

  test('of mobility is extended together with another modality, and refused alone', async () => {
    const { price, registerCart } = await begin(cnpjOf('33.444.555/0001'))
    expect(refusalOf(await price([MOBILITY_TO_PRICE]))).toMatchObject({ status: 409, code: -4 })
    expect(refusalOf(await registerCart([MOBILITY]))).toMatchObject({ status: 409, code: -4 })
    expect((await price([MOBILITY_TO_PRICE, AUTO_TO_PRICE])).json().produtosRemovidos).toEqual([])
    expect((await registerCart([MOBILITY, AUTO])).statusCode).toBe(201)
    expect((await registerCart([MOBILITY, PLAN])).statusCode).toBe(201)
  })

  test('is not hired from a cart of before: the other lead of the company was first', async () => {
    const session = '01980000-0000-7000-8000-000000000a02'
    const cnpj = anyCnpj()
    const [first, second] = [await begin(cnpj, session), await begin(cnpj, session)]
    const { cartId } = await first.prepare()
    const { cartId: later } = await second.prepare()
    const hired = await first.hire(cartId)
    expect(hired.statusCode).toBe(201)
    expect(refusalOf(await second.hire(later))).toMatchObject({ status: 409, code: -4 })
    // A repetition of the first one still has its answer.
    expect((await first.hire(cartId)).json()).toEqual(hired.json())
  })

  test('is contracted once by two carts that are hired at the same moment', async () => {
    const session = '01980000-0000-7000-8000-000000000a03'
    const cnpj = anyCnpj()
    const both = [await begin(cnpj, session), await begin(cnpj, session)]
    const carts: string[] = []
    for (const one of both) carts.push((await one.prepare()).cartId)
    const answers = await Promise.all(both.map((one, at) => one.hire(carts[at] ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  test('a plan is not hired a second time from a cart of before, nor tried with a card', async () => {
    const session = '01980000-0000-7000-8000-000000000a04'
    const cnpj = anyCnpj()
    const [first, second] = [await begin(cnpj, session), await begin(cnpj, session)]
    const { cartId } = await first.prepare([PLAN])
    const { cartId: later } = await second.prepare([PLAN])
    expect((await first.hire(cartId)).statusCode).toBe(201)
    expect(refusalOf(await second.hire(later))).toMatchObject({ status: 409, code: -113 })
    const card = {
      numero: '4000000000000010',
      nomeTitular: 'JOANA PRADO',
      cvv: '123',
      mesExpiracao: '12',
      anoExpiracao: '2030',
    }
    const tried = await second.send('POST', `pagamento/lead/${second.buyer.leadId}/autorizacao`, {
      body: card,
    })
    expect(refusalOf(tried)).toMatchObject({ status: 409, code: -113 })
  })
})
