import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashProposalKey } from '../../src/services/links/proposal-key.ts'
import { copyContent } from '../support/editable-content.ts'
import { readPdf } from '../support/read-pdf.ts'
import { readQrOfPdf } from '../support/read-qr.ts'
import {
  actAs,
  type Buyer,
  cartIdOf,
  MEALS,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const DAY_MS = 86_400_000

interface Proposed {
  readonly idProposta: string
  readonly idCarrinho: string
  readonly numero: string
  readonly validade: string
  readonly link: string
}

let sold: Awaited<ReturnType<typeof copyContent>>
let server: PurchaseServer
let lateMs = 0

beforeAll(async () => {
  sold = await copyContent()
  const { env, content } = sold
  server = await startPurchases('embedded', {
    env,
    prints: true,
    parts: { content, now: () => new Date(Date.now() + lateMs) },
  })
})
afterAll(async () => {
  await server?.close()
  await sold.remove()
})

const propose = async (buyer: Buyer, lines: readonly object[] = [MEALS]) => {
  const answer = await actAs(server, buyer).send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
    body: { produtosCarrinho: lines, produtosInteresse: [] },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Proposed>()
}
const keyOf = ({ link }: Proposed) => new URL(link).pathname.split('/').at(-1) ?? ''
const get = (key: string, issuer = 'SICRE') => server.call('GET', `/api/bff/propostas/${key}`, { issuer })
const register = async (buyer: Buyer, proposed: Proposed, lines: readonly object[] = [MEALS]) =>
  (await actAs(server, buyer).registerCart(lines, { 'chave-proposta': keyOf(proposed) })).json<{
    idCarrinho: string
    precoDaProposta?: boolean
  }>()
const totalOf = async (buyer: Buyer, cartId: string) => {
  const cart = await actAs(server, buyer).send('GET', `leads/${buyer.leadId}/carrinhos/${cartId}`)
  return cart.json<{ precificacao: { resumo: { valorTotalComDesconto: number } } }>().precificacao.resumo
    .valorTotalComDesconto
}
const editContent = (name: string, change: (text: string) => string) =>
  sold.edit(server.parts, `shared/bank-partner/${name}`, change)
const editFees = (change: (text: string) => string) => editContent('fees.json', change)
const dearer = (text: string) => text.replaceAll('"rate": 690', '"rate": 1690')

describe('a proposal', () => {
  test('has a number, ten days and a link whose key is stored as its hash alone', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    expect(made.numero).toMatch(/^P-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const today = Date.parse(new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10))
    expect(Date.parse(made.validade) - today).toBe(10 * DAY_MS)
    const key = keyOf(made)
    expect(key.length).toBeGreaterThanOrEqual(43)
    const row = await server.parts.database.kysely
      .selectFrom('proposals')
      .selectAll()
      .where('id', '=', made.idProposta)
      .executeTakeFirstOrThrow()
    expect(row.keyHash).toBe(hashProposalKey(key))
    expect(JSON.stringify(row)).not.toContain(key)
  })

  test('tells lines, total and company, and nobody; what is unknown is 404 alike', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    const read = await get(keyOf(made))
    expect(read.statusCode, read.body).toBe(200)
    expect(read.json()).toMatchObject({
      numero: made.numero,
      validade: made.validade,
      situacao: 'VIGENTE',
      cnpj: buyer.cnpj,
      produtos: [MEALS_TO_PRICE],
      servicosAdicionais: [],
      valorTotal: await totalOf(buyer, made.idCarrinho),
    })
    expect(read.body).not.toMatch(/Joana|joana@|11987654321|52998224725/)
    const unknown = [await get('A'.repeat(43)), await get('x'), await get(keyOf(made), 'JVCEF')]
    for (const one of unknown) expect(refusalOf(one)).toMatchObject({ status: 404, code: -142 })
    expect(
      new Set(unknown.map(({ body }) => body.replaceAll(/"[^"]*(referencia|id)[^"]*":"[^"]*"/gi, ''))).size,
    ).toBe(1)
  })

  test('is the same PDF each time, for its lead and for whoever has the link, and is not sent twice', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    const url = `leads/${buyer.leadId}/carrinhos/proposta/${made.idProposta}/documento`
    const first = await actAs(server, buyer).send('GET', url)
    expect(first.statusCode, first.body.slice(0, 300)).toBe(200)
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toContain(`proposta-${made.numero}.pdf`)
    const again = await actAs(server, buyer).send('GET', url)
    const linked = await server.call('GET', `/api/bff/propostas/${keyOf(made)}/documento`, {
      issuer: 'SICRE',
    })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(linked.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(await readQrOfPdf(first.rawPayload)).toEqual([made.link])
    // What is worth nothing is told on screens, by the issuer's own name, and in no document.
    const cart = await actAs(server, buyer).send('GET', `leads/${buyer.leadId}/carrinhos/${made.idCarrinho}`)
    expect(cart.body).toContain('"nome":"Marketplace"')
    expect((await readPdf(first.rawPayload)).text).not.toContain('Marketplace')
    await actAs(server, buyer).saveCompany()
    const contract = await readPdf((await actAs(server, buyer).download()).rawPayload)
    expect(contract.text).toContain('Refeição Cooperativa Parceira')
    expect(contract.text).not.toContain('Marketplace')
    const known = await actAs(server, buyer).send('GET', url, {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(known.statusCode).toBe(304)
    const stranger = await startBuyer(server)
    const other = `leads/${stranger.leadId}/carrinhos/proposta/${made.idProposta}/documento`
    expect(refusalOf(await actAs(server, stranger).send('GET', other))).toMatchObject({
      status: 404,
      code: -142,
    })
  })

  test('made by one is contracted by another at its price, to the centavo, whatever content says meanwhile', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    const proposed = await totalOf(buyer, made.idCarrinho)
    const restore = await editFees(dearer)
    const other = await startBuyer(server, { cnpj: buyer.cnpj })
    const acts = actAs(server, other)
    const today = await totalOf(other, cartIdOf(await acts.registerCart()))
    expect(today).not.toBe(proposed)
    const registered = await register(other, made)
    expect(registered.precoDaProposta).toBe(true)
    expect(await totalOf(other, registered.idCarrinho)).toBe(proposed)
    await acts.saveCompany()
    expect(await totalOf(other, registered.idCarrinho)).toBe(proposed)
    const accepted = await acts.accept((await acts.download()).headers['x-contract-hash'])
    expect(accepted.statusCode, accepted.body).toBe(201)
    const hired = await acts.hire(registered.idCarrinho)
    expect(hired.statusCode, hired.body).toBe(201)
    expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(proposed)
    const evidence = await server.parts.database.kysely
      .selectFrom('evidences')
      .select('record')
      .where('leadId', '=', other.leadId)
      .executeTakeFirstOrThrow()
    expect(evidence.record).toMatchObject({ facts: { proposal: made.numero } })
    const order = await server.orders.first(
      ({ body }) => (body as { company: { cnpj: string } }).company.cnpj === buyer.cnpj,
    )
    expect(order.body).toMatchObject({ proposalNumber: made.numero })
    expect((await get(keyOf(made))).json().situacao).toBe('CONTRATADA')
    const late = await startBuyer(server, { cnpj: buyer.cnpj })
    const again = await actAs(server, late).registerCart([MEALS], { 'chave-proposta': keyOf(made) })
    expect(again.json().precoDaProposta).toBe(false)
    await restore()
  })

  test('is contracted though what it proposes left the shelf', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    const proposed = await totalOf(buyer, made.idCarrinho)
    const restore = await editContent('channels.json', (text) =>
      text.replaceAll('"productCodes": null', '"productCodes": [31]'),
    )
    try {
      const other = await startBuyer(server, { cnpj: buyer.cnpj })
      const acts = actAs(server, other)
      expect(refusalOf(await acts.registerCart()).status).toBe(422)
      const registered = await register(other, made)
      expect(registered.precoDaProposta).toBe(true)
      await acts.saveCompany()
      const accepted = await acts.accept((await acts.download()).headers['x-contract-hash'])
      expect(accepted.statusCode, accepted.body).toBe(201)
      const hired = await acts.hire(registered.idCarrinho)
      expect(hired.statusCode, hired.body).toBe(201)
      expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(proposed)
    } finally {
      await restore()
    }
  })

  test('says of its products what a cart needs of them, though content has them no more', async () => {
    const line = { ...MEALS, codigoProduto: 38 }
    const buyer = await startBuyer(server)
    const made = await propose(buyer, [line])
    // Another product has its place from now on.
    const restores = [
      await editContent('issuer.json', (text) => text.replace(' 38,', ' 4738,')),
      await editContent('sections.json', (text) => text.replace('[38]', '[4738]')),
      await editContent('products.json', (text) => text.replace('"code": 38,', '"code": 4738,')),
    ]
    try {
      expect(refusalOf(await actAs(server, await startBuyer(server)).registerCart([line])).status).toBe(422)
      const read = (await get(keyOf(made))).json<{ nomes: object[]; nomesServicos: object[] }>()
      expect(read.nomes).toEqual([
        {
          codigo: 38,
          nome: 'Premiação Cooperativa Parceira',
          codigoAgrupador: 0,
          tipoProduto: 'BENEFICIO',
          produtosAdicionais: [],
        },
      ])
      expect(read.nomesServicos).toEqual([])
      const other = await startBuyer(server, { cnpj: buyer.cnpj })
      const acts = actAs(server, other)
      const registered = await register(other, made, [line])
      expect(registered.precoDaProposta).toBe(true)
      await acts.saveCompany()
      const contract = await acts.download()
      expect((await readPdf(contract.rawPayload)).text).toContain('Premiação Cooperativa Parceira')
      await acts.accept(contract.headers['x-contract-hash'])
      const hired = await acts.hire(registered.idCarrinho)
      expect(hired.statusCode, hired.body).toBe(201)
      // Hired once it is not sold to the company again, by whatever proposal.
      const second = await startBuyer(server, { cnpj: buyer.cnpj })
      expect((await register(second, made, [line])).precoDaProposta).not.toBe(true)
    } finally {
      for (const restore of restores.toReversed()) await restore()
    }
  })

  test('is no price for another cart or another company', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    const changed = await register(buyer, made, [{ ...MEALS, quantidade: 11, valorTotalBeneficios: 5500 }])
    expect(changed.precoDaProposta).toBe(false)
    const stranger = await startBuyer(server)
    expect((await register(stranger, made)).precoDaProposta).toBe(false)
    expect((await register(buyer, made)).precoDaProposta).toBe(true)
    expect((await actAs(server, buyer).registerCart()).json().precoDaProposta).toBeUndefined()
  })

  test('keeps its channel: in another one its key holds no price', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    expect((await get(keyOf(made))).json().siglaCanal).toBe('default')
    const restore = await editFees(dearer)
    const key = { 'chave-proposta': keyOf(made) }
    const elsewhere = { ...key, 'sigla-canal': 'parceiro' }
    const acts = actAs(server, await startBuyer(server, { cnpj: buyer.cnpj }))
    expect((await acts.registerCart([MEALS], elsewhere)).json().precoDaProposta).toBe(false)
    const body = { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] }
    const url = '/api/v2/clientes-rh/pedidos/precificacoes'
    const priced = await server.call('POST', url, { issuer: 'SICRE', headers: elsewhere, body })
    expect(priced.json().precoDaProposta).toBe(false)
    expect((await acts.registerCart([MEALS], key)).json().precoDaProposta).toBe(true)
    await restore()
  })

  test('that ran out is today’s price, and says that it did; its last day counts to its end', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    try {
      lateMs = Date.parse(`${made.validade}T23:59:00-03:00`) - Date.now()
      expect((await get(keyOf(made))).json().situacao).toBe('VIGENTE')
      expect((await register(buyer, made)).precoDaProposta).toBe(true)
      lateMs += 120_000
      expect((await get(keyOf(made))).json().situacao).toBe('VENCIDA')
      expect((await register(buyer, made)).precoDaProposta).toBe(false)
    } finally {
      lateMs = 0
    }
  })

  test('prices carts by its own price, and says so', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    const restore = await editFees(dearer)
    const ask = async (quantidade: number) =>
      (
        await server.call('POST', '/api/v2/clientes-rh/pedidos/precificacoes', {
          issuer: 'SICRE',
          headers: { 'chave-proposta': keyOf(made) },
          body: { produtos: [{ ...MEALS_TO_PRICE, quantidade }], servicosAdicionais: [] },
        })
      ).json()
    const held = await ask(10)
    expect(held.precoDaProposta).toBe(true)
    expect(held.precificacao.resumo.valorTotalComDesconto).toBe(await totalOf(buyer, made.idCarrinho))
    expect((await ask(11)).precoDaProposta).toBe(false)
    await restore()
  })

  test('of a proposal’s price binds no longer than that one', async () => {
    const buyer = await startBuyer(server)
    const made = await propose(buyer)
    lateMs = 3 * DAY_MS
    try {
      const again = await actAs(server, buyer).send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
        headers: { 'chave-proposta': keyOf(made) },
        body: { produtosCarrinho: [MEALS], produtosInteresse: [] },
      })
      expect(again.json<Proposed>().validade).toBe(made.validade)
    } finally {
      lateMs = 0
    }
  })

  test('of any cart costs what is hired, to the centavo, after a change of all fees', async () => {
    const codes = [27, 31, 34]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 10_000, max: 90_000 })), {
          minLength: 1,
          maxLength: codes.length,
        }),
        async (amounts) => {
          const lines = amounts.map(([quantidade, value], at) => ({
            ...MEALS,
            codigoProduto: codes[at],
            quantidade,
            valorTotalBeneficios: (quantidade * value) / 100,
          }))
          const buyer = await startBuyer(server)
          const made = await propose(buyer, lines)
          const proposed = (await get(keyOf(made))).json<{ valorTotal: number }>().valorTotal
          const restore = await editFees(dearer)
          try {
            const other = await startBuyer(server, { cnpj: buyer.cnpj })
            const acts = actAs(server, other)
            const registered = await register(other, made, lines)
            expect(registered.precoDaProposta).toBe(true)
            await acts.saveCompany()
            await acts.accept((await acts.download()).headers['x-contract-hash'])
            const hired = await acts.hire(registered.idCarrinho)
            expect(hired.statusCode, hired.body).toBe(201)
            expect(hired.json().precificacao.resumo.valorTotalComDesconto).toBe(proposed)
          } finally {
            await restore()
          }
        },
      ),
      { numRuns: 8 },
    )
  })
})
