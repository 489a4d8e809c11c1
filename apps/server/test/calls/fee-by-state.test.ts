import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { FeeRule } from '@benefits/domain/pricing/fees/fee-rule'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyRegistry } from '../../src/ports/registry.ts'
import { databases } from '../support/databases.ts'
import { type ScriptedAcquirer, scriptedAcquirer } from '../support/scripted-acquirer.ts'
import { HR_PLAN, payAs } from './payment-buyer.ts'
import {
  ADDRESS,
  actAs,
  COMPANY,
  cartIdOf,
  HIRING,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const IN_BAHIA = { ...ADDRESS, cep: '40010000', cidade: 'Salvador', estado: 'BA' } as const
const IN_PERNAMBUCO = { ...ADDRESS, cep: '50010000', cidade: 'Recife', estado: 'PE' } as const
const TO_BAHIA = { enderecoLocalEntrega: IN_BAHIA } as const

/** A channel that delivers for next to nothing. */
const CHEAP = 'parceiro'

/** An issuer as it would be with a delivery fee of its own in São Paulo, on every modality. */
function withFeeByState(content: IssuerContent): IssuerContent {
  const groupCodes = content.modalities.map(({ groupCode }) => groupCode)
  const delivery: FeeRule = {
    fee: 'delivery',
    groupCodes,
    channels: null,
    states: null,
    unit: 'request',
    rate: 2990,
    waived: false,
    name: 'Taxa de entrega',
    description: 'Cobrada uma vez por pedido, para um endereço.',
  }
  return {
    ...content,
    fees: [
      { ...delivery, channels: ['default'] },
      { ...delivery, channels: ['default'], states: ['SP'], rate: 990 },
      { ...delivery, channels: [CHEAP], rate: 100 },
    ],
    channels: content.channels.map((channel) => ({ ...channel })),
  }
}

const shipped = await loadContent(DEFAULT_ROOT)
const content = new Map([...shipped].map(([code, one]) => [code, withFeeByState(one)]))

describe.each(databases)('a delivery fee by state on %s', (kind) => {
  let server: PurchaseServer
  let acquirer: ScriptedAcquirer
  /** What happens while the next cart with a plan is priced. */
  let meanwhile: (() => Promise<unknown>) | null = null

  beforeAll(async () => {
    acquirer = scriptedAcquirer()
    server = await startPurchases(kind, { ports: { acquirer }, parts: { content } })
    const { registry } = server.parts.ports
    const { contractedProducts } = registry
    const changing: Pick<CompanyRegistry, 'contractedProducts'> = {
      contractedProducts: async (...asked) => {
        const [happens] = [meanwhile]
        meanwhile = null
        await happens?.()
        return contractedProducts(...asked)
      },
    }
    Object.assign(registry, changing)
  })
  beforeEach(() => {
    meanwhile = null
    acquirer.charged.length = 0
    acquirer.released.length = 0
  })
  afterAll(() => server.close())

  const startBuying = async (options: Parameters<typeof startBuyer>[1] = {}) => {
    const buyer = await startBuyer(server, options)
    const acts = actAs(server, buyer)
    const feesOf = async (cartId: string) => {
      const cart = await acts.send('GET', `leads/${buyer.leadId}/carrinhos/${cartId}`)
      return cart.json().precificacao.resumo.valorTotalTaxas as number
    }
    return { buyer, feesOf, ...acts, ...payAs(server, buyer) }
  }
  const hashOf = (contract: LightMyRequestResponse) => contract.headers['x-contract-hash']

  test('a registered cart costs what its delivery costs, as soon as that goes to another state', async () => {
    const { registerCart, saveCompany, feesOf } = await startBuying()
    const cartId = cartIdOf(await registerCart())
    expect(await feesOf(cartId)).toBe(9.9)
    expect((await saveCompany(TO_BAHIA)).statusCode).toBe(200)
    expect(await feesOf(cartId)).toBe(29.9)
    await saveCompany()
    expect(await feesOf(cartId)).toBe(9.9)
  })

  test('an accepted contract of the former price is stale: nobody hires at it', async () => {
    const { prepare, saveCompany, accept, hire, download, feesOf } = await startBuying()
    const { cartId, contract } = await prepare()
    await saveCompany(TO_BAHIA)
    expect(refusalOf(await hire(cartId))).toMatchObject({ status: 409 })
    expect(refusalOf(await hire(cartId, TO_BAHIA))).toMatchObject({ code: -25 })
    expect(refusalOf(await accept(hashOf(contract)))).toMatchObject({ status: 409 })
    await accept(hashOf(await download()))
    const hired = await hire(cartId, TO_BAHIA)
    expect(hired.statusCode).toBe(201)
    expect(hired.json().precificacao.resumo.valorTotalTaxas).toBe(29.9)
    // What is hired keeps its price.
    await saveCompany()
    expect(await feesOf(cartId)).toBe(29.9)
    expect((await hire(cartId, HIRING)).json()).toEqual(hired.json())
  })

  test('what a card held of the former price is given back, and the new price is held', async () => {
    const buying = await startBuying({ issuer: 'VRPAT' })
    const { prepare, saveCompany, accept, download, authorise, hireByCard } = buying
    const { cartId } = await prepare([HR_PLAN])
    await authorise()
    await saveCompany(TO_BAHIA)
    await accept(hashOf(await download()))
    expect(refusalOf(await hireByCard(cartId, TO_BAHIA))).toMatchObject({ code: -119 })
    await authorise()
    const [before, after] = acquirer.charged.map(({ amount }) => amount)
    expect((after ?? 0) - (before ?? 0)).toBe(2000)
    expect((await hireByCard(cartId, TO_BAHIA)).statusCode).toBe(201)
    await expect.poll(() => acquirer.released.map(({ amount }) => amount)).toEqual([before])
  })

  test('data that leaves the state alone leaves the cart and what is held for it alone', async () => {
    const { prepare, saveCompany, authorise, getPayment, feesOf } = await startBuying({ issuer: 'VRPAT' })
    const { cartId } = await prepare([HR_PLAN])
    await authorise()
    await saveCompany({ nomeFantasia: 'Beta Cafés' })
    expect(await feesOf(cartId)).toBe(9.9)
    expect((await getPayment()).json()).toMatchObject({ status: 'AUTORIZADA' })
  })

  test('without a cart only the data is saved, and the next cart is priced there', async () => {
    const { registerCart, saveCompany, feesOf } = await startBuying()
    expect((await saveCompany(TO_BAHIA)).statusCode).toBe(200)
    expect(await feesOf(cartIdOf(await registerCart()))).toBe(29.9)
  })

  test('a call of another channel moves no cart to that channel’s fees', async () => {
    const { registerCart, feesOf, send, buyer } = await startBuying()
    const cartId = cartIdOf(await registerCart())
    const headers = { 'sigla-canal': CHEAP }
    const url = `leads/${buyer.leadId}/empresa`
    expect((await send('PUT', url, { body: { ...COMPANY, ...TO_BAHIA }, headers })).statusCode).toBe(200)
    expect(await feesOf(cartId)).toBe(29.9)
    expect(await feesOf(cartIdOf(await registerCart([MEALS], headers)))).toBe(1)
  })

  test('a proposal that is named beside the data gives its price to no cart that does not have it', async () => {
    const { registerCart, saveCompany, feesOf, send, buyer } = await startBuying()
    const body = { produtosCarrinho: [MEALS], produtosInteresse: [] }
    const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    const key = new URL(proposed.json<{ link: string }>().link).pathname.split('/').at(-1) ?? ''
    const cartId = cartIdOf(await registerCart())
    const named = await send('PUT', `leads/${buyer.leadId}/empresa`, {
      body: { ...COMPANY, ...TO_BAHIA },
      headers: { 'chave-proposta': key },
    })
    expect(named.statusCode).toBe(200)
    expect(await feesOf(cartId)).toBe(29.9)
    await saveCompany()
    const held = cartIdOf(await registerCart([MEALS], { 'chave-proposta': key }))
    await saveCompany(TO_BAHIA)
    expect(await feesOf(held)).toBe(9.9)
  })

  test('what a card held is given back where two tabs send the delivery elsewhere and back', async () => {
    const buying = await startBuying({ issuer: 'VRPAT' })
    const { prepare, saveCompany, accept, download, authorise, hireByCard } = buying
    const { cartId } = await prepare([HR_PLAN])
    await saveCompany(TO_BAHIA)
    // While one tab is priced where the cart was dear, another one holds it on a card where it is cheap.
    meanwhile = async () => {
      await saveCompany()
      await accept(hashOf(await download()))
      await authorise()
    }
    await saveCompany({ enderecoLocalEntrega: IN_PERNAMBUCO })
    await accept(hashOf(await download()))
    const hired = await hireByCard(cartId, { enderecoLocalEntrega: IN_PERNAMBUCO })
    expect(refusalOf(hired)).toMatchObject({ code: -119 })
  })

  test('a cart that has no price there any more refuses the data, which stay as they were', async () => {
    const { buyer, registerCart, saveCompany, feesOf, download } = await startBuying()
    const cartId = cartIdOf(await registerCart())
    await saveCompany()
    const before = hashOf(await download())
    const { kysely } = server.parts.database
    await kysely.updateTable('carts').set({ offerCode: 'ENDED' }).where('id', '=', cartId).execute()
    expect(refusalOf(await saveCompany(TO_BAHIA))).toMatchObject({ code: -89 })
    await kysely.updateTable('carts').set({ offerCode: null }).where('leadId', '=', buyer.leadId).execute()
    expect(await feesOf(cartId)).toBe(9.9)
    expect(hashOf(await download())).toBe(before)
  })

  test('a cart is priced where the delivery goes by then, whatever another tab saves meanwhile', async () => {
    const { buyer, registerCart, saveCompany, feesOf, send } = await startBuying({ issuer: 'VRPAT' })
    meanwhile = () => saveCompany(TO_BAHIA)
    expect(await feesOf(cartIdOf(await registerCart([HR_PLAN])))).toBe(29.9)

    let other = ''
    meanwhile = async () => {
      other = cartIdOf(await registerCart([MEALS]))
    }
    await saveCompany()
    expect(await feesOf(other)).toBe(9.9)

    meanwhile = () => saveCompany(TO_BAHIA)
    const body = { produtosCarrinho: [HR_PLAN], produtosInteresse: [] }
    const proposed = await send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, { body })
    expect(proposed.statusCode).toBe(201)
    const { currentCartId } = await server.parts.database.kysely
      .selectFrom('leads')
      .select('currentCartId')
      .where('id', '=', buyer.leadId)
      .executeTakeFirstOrThrow()
    expect(await feesOf(String(currentCartId))).toBe(29.9)
  })
})
