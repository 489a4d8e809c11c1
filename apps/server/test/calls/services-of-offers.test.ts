import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import {
  actAs,
  type Buyer,
  MEALS,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const BALANCE = { ...MEALS, codigoProduto: 2071, quantidade: 1, valorTotalBeneficios: 100 }
const BALANCE_TO_PRICE = { ...MEALS_TO_PRICE, codigoProduto: 2071, quantidade: 1, valorMensal: 100 }
const SERVICES = [601, 602, 604, 605, 680, 685, 686]
const service = (codigoProduto: number) => ({
  ...MEALS,
  codigoProduto,
  quantidade: 1,
  valorTotalBeneficios: 0,
  tipoProduto: 'SVA',
})
const serviceToPrice = (codigoProduto: number) => {
  const { valorTotalBeneficios: _, ...line } = service(codigoProduto)
  return line
}
const OFFER = { 'identificacao-oferta': 'super-oferta-multi' }

describe.each(databases)('services without an offer that gives them, on %s', (kind) => {
  let server: PurchaseServer
  let buyer: Buyer
  beforeAll(async () => {
    server = await startPurchases(kind)
    buyer = await startBuyer(server, { issuer: 'VRPAT' })
  })
  afterAll(() => server.close())

  const price = (produtos: readonly object[], servicosAdicionais: readonly number[] = [], headers = {}) => {
    const body = { produtos, servicosAdicionais }
    const paths = [`clientes-rh/${buyer.leadId}/pedidos/precificacoes`, 'clientes-rh/pedidos/precificacoes']
    return Promise.all(paths.map((path) => actAs(server, buyer).send('POST', path, { body, headers })))
  }
  const register = (lines: readonly object[], headers = {}) => {
    const body = { produtosCarrinho: lines, produtosInteresse: [] }
    const paths = ['carrinhos', 'carrinhos/proposta'].map((path) => `leads/${buyer.leadId}/${path}`)
    return Promise.all(paths.map((path) => actAs(server, buyer).send('POST', path, { body, headers })))
  }

  test('are refused in prices, carts and proposals, with the header and without', async () => {
    for (const headers of [{}, OFFER]) {
      const refused = [
        ...(await price([BALANCE_TO_PRICE], SERVICES, headers)),
        ...(await price([BALANCE_TO_PRICE, ...SERVICES.map(serviceToPrice)], [], headers)),
        ...(await register([BALANCE, ...SERVICES.map(service)], headers)),
      ]
      for (const one of refused) expect(refusalOf(one)).toMatchObject({ status: 409, code: -89 })
    }
  })

  test('are no cart by themselves: the list of products is the field that lacks one', async () => {
    for (const headers of [{}, OFFER]) {
      for (const one of await price([serviceToPrice(680)], [602], headers))
        expect(refusalOf(one)).toEqual({ status: 422, code: 422, fields: ['produtos'] })
      for (const one of await register([service(680)], headers))
        expect(refusalOf(one)).toEqual({ status: 422, code: 422, fields: ['produtosCarrinho'] })
    }
  })

  test('are not added to a line either, by prices, carts and proposals', async () => {
    const produtosAdicionais = [602, 680, 685]
    for (const headers of [{}, OFFER]) {
      for (const one of await price([{ ...BALANCE_TO_PRICE, produtosAdicionais }], [], headers))
        expect(refusalOf(one)).toMatchObject({ status: 422, fields: ['produtos.0.codigoProduto'] })
      for (const one of await register([{ ...BALANCE, produtosAdicionais }], headers))
        expect(refusalOf(one)).toMatchObject({ status: 422, fields: ['produtosCarrinho.0.codigoProduto'] })
    }
  })

  test('are not hired from carts of before', async () => {
    const { prepare, hire } = actAs(server, buyer)
    const { kysely } = server.parts.database
    const keep = (cartId: string, lines: string) =>
      kysely.updateTable('carts').set({ lines }).where('id', '=', cartId).execute()
    const stored = (productCode: number, lineType: string) => {
      const line = { quantity: 1, monthlyValue: 0, planPeriod: 'monthly', additionalCodes: [] }
      return { ...line, productCode, lineType, monthlyValue: lineType === 'addOn' ? 0 : 10_000 }
    }
    const { cartId } = await prepare([BALANCE])
    await keep(cartId, JSON.stringify([stored(2071, 'benefit'), stored(680, 'addOn')]))
    const refused = await hire(cartId)
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: -89 })
    const added = { ...stored(2071, 'benefit'), additionalCodes: [602, 680, 685] }
    await keep(cartId, JSON.stringify([added]))
    const { download, accept } = actAs(server, buyer)
    await accept((await download()).headers['x-contract-hash'])
    expect(refusalOf(await hire(cartId))).toMatchObject({ status: 409, code: -89 })
    await keep(cartId, JSON.stringify([stored(680, 'addOn')]))
    expect(refusalOf(await hire(cartId))).toMatchObject({ status: 409, code: -85 })
  })
})
