import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
import { MEALS_TO_PRICE, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

const PRICE = '/api/v2/clientes-rh/pedidos/precificacoes'
const HR = {
  codigoProduto: 20152,
  quantidade: 50,
  tipoProduto: 'HCM',
  tipoPlano: 'MENSAL',
  produtosAdicionais: [],
}
const AUTO = { ...MEALS_TO_PRICE, codigoProduto: 34 }

describe.each(databases)('pricing on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const price = (
    lines: readonly object[],
    { headers = {}, issuer = 'VRPAT', channel = 'default', addOns = [] as number[] } = {},
  ) =>
    server.call('POST', PRICE, {
      headers,
      issuer,
      channel,
      body: { produtos: lines, servicosAdicionais: addOns },
    })

  test('tells totals, groups and every fee of a line, waived ones with their unit value', async () => {
    const answer = await price([MEALS_TO_PRICE])
    expect(answer.statusCode).toBe(200)
    const { precificacao, produtosRemovidos } = answer.json()
    expect(produtosRemovidos).toEqual([])
    expect(precificacao.resumo).toMatchObject({
      valorTotal: 5000,
      valorTotalComDesconto: 5000,
      valorTotalTaxas: 0,
      valorTotalBeneficios: 5000,
    })
    expect(Object.keys(precificacao.resumo.servicos)).toEqual(['default'])
    expect(precificacao.resumo.servicos.default.lancamentos).toContainEqual({
      nome: 'Refeição',
      valorTotal: 5000,
    })
    const [line] = precificacao.detalhe.produtos
    expect(line).toEqual({
      codigoProduto: 27,
      quantidade: 10,
      valorMensal: 500,
      tipoProduto: 'BENEFICIO',
      valorProduto: 5000,
      valorProdutoComDesconto: 5000,
      valorTotal: 5000,
      lancamentos: expect.any(Array),
    })
    const entry = (id: number | null, tipo: string, nome: string, rate: readonly [string, number]) => ({
      identificacaoCondicaoComercial: id,
      nome,
      descricao: expect.any(String),
      tipo,
      tipoValorTaxa: rate[0],
      valorUnitario: rate[1],
      valorTotal: 0,
    })
    expect(line.lancamentos).toEqual([
      entry(1, 'TARIFA', 'Tarifa de emissão de cartões', ['UNITARIO', 6.9]),
      entry(3, 'TARIFA', 'Tarifa de crédito', ['FIXO', 3.9]),
      entry(4, 'TARIFA', 'Tarifa de serviço', ['PERCENTUAL', 1.5]),
      // The delivery is free in this order alone; what else is waived stays so.
      { ...entry(null, 'TARIFA', 'Taxa de entrega', ['FIXO', 29.9]), isentoSoNestePedido: true },
      entry(33, 'OFERTA', 'VR Marketplace', ['FIXO', 0]),
    ])
  })

  test('mobility pays its management fee alone, a percent of the credit, for up to 1000 workers', async () => {
    const team = (quantidade: number) => ({
      codigoProduto: 900,
      quantidade,
      valorMensal: 200,
      tipoProduto: 'MOBILIDADE',
      tipoPlano: 'MENSAL',
      produtosAdicionais: [901, 902, 903],
    })
    const { precificacao } = (await price([team(10)])).json()
    expect(precificacao.resumo).toMatchObject({
      valorTotalBeneficios: 2000,
      valorTotalTaxas: 90,
      valorTotal: 2090,
    })
    expect(precificacao.detalhe.produtos[0].lancamentos).toEqual([
      expect.objectContaining({
        identificacaoCondicaoComercial: 18,
        tipoValorTaxa: 'PERCENTUAL',
        valorUnitario: 4.5,
        valorTotal: 90,
      }),
    ])
    const tooMany = await price([team(1001)])
    expect(tooMany.statusCode).toBe(422)
    expect(tooMany.json().campos).toEqual([expect.objectContaining({ campo: 'produtos.0.quantidade' })])
  })

  test('bank partners charge issuance and delivery', async () => {
    const { precificacao } = (await price([MEALS_TO_PRICE], { issuer: 'SICRE' })).json()
    const { valorTotal, valorTotalTaxas } = precificacao.resumo
    expect(valorTotalTaxas).toBeGreaterThan(0)
    expect(valorTotal).toBeCloseTo(5000 + valorTotalTaxas, 2)
    const paid = precificacao.detalhe.produtos[0].lancamentos.filter(
      (entry: { readonly valorTotal: number }) => entry.valorTotal > 0,
    )
    expect(paid.map((entry: { readonly nome: string }) => entry.nome)).toEqual([
      'Tarifa de emissão de cartões',
      'Taxa de entrega',
    ])
  })

  test('a plan tells what of its price its extensions are, and a card has no such list', async () => {
    const asked = { ...HR, quantidade: 10, tipoPlano: 'ANUAL', produtosAdicionais: [20210] }
    const [plan] = (await price([asked])).json().precificacao.detalhe.produtos
    expect(plan).toMatchObject({ valorMensal: 131, valorProduto: 1572 })
    expect(plan.extensoes).toEqual([
      { codigo: 20210, nome: 'Ponto pelo WhatsApp', valorMensal: 12, valorTotal: 144 },
    ])
    const [card] = (await price([MEALS_TO_PRICE])).json().precificacao.detalhe.produtos
    expect(card).not.toHaveProperty('extensoes')
  })

  test('an annual plan costs twelve months less a fifth', async () => {
    const [monthly] = (await price([HR])).json().precificacao.detalhe.produtos
    const [annual] = (await price([{ ...HR, tipoPlano: 'ANUAL' }])).json().precificacao.detalhe.produtos
    expect(annual.valorProduto).toBeCloseTo(12 * monthly.valorProduto, 2)
    expect(annual.valorTotal).toBeCloseTo(12 * monthly.valorProduto * 0.8, 2)
  })

  test.each([
    [-7, [{ ...MEALS_TO_PRICE, quantidade: 0 }], 'produtos.0.quantidade'],
    [-7, [{ ...MEALS_TO_PRICE, quantidade: 10_000 }], 'produtos.0.quantidade'],
    [-7, [{ ...HR, codigoProduto: 20151, quantidade: 11 }], 'produtos.0.quantidade'],
    [-37, [{ ...MEALS_TO_PRICE, valorMensal: 4.99 }], 'produtos.0.valorMensal'],
    [
      -13,
      [MEALS_TO_PRICE, { ...MEALS_TO_PRICE, codigoProduto: 31, valorMensal: 5000.01 }],
      'produtos.1.valorMensal',
    ],
    [-14, [{ ...MEALS_TO_PRICE, codigoProduto: 999 }], 'produtos.0.codigoProduto'],
  ])('refuses with %i and names the field', async (code, lines, field) => {
    expect(refusalOf(await price(lines))).toEqual({ status: 422, code, fields: [field] })
  })

  test('refuses an amount on an add-on, a product twice, and another channel’s product', async () => {
    const addOn = { ...MEALS_TO_PRICE, codigoProduto: 680, quantidade: 1, tipoProduto: 'SVA' }
    expect(refusalOf(await price([MEALS_TO_PRICE, addOn])).code).toBe(-9)
    const twice = await price([MEALS_TO_PRICE, MEALS_TO_PRICE])
    expect(refusalOf(twice)).toEqual({ status: 422, code: 422, fields: ['produtos.1.codigoProduto'] })
    expect(twice.json().campos[0].mensagem).toBe('Este produto já está em outra linha')
    const plans = await price([HR, { ...HR, codigoProduto: 20153 }])
    expect(refusalOf(plans)).toEqual({ status: 422, code: 422, fields: ['produtos.1.codigoProduto'] })
    expect(refusalOf(await price([MEALS_TO_PRICE], { channel: 'auto' })).code).toBe(-14)
  })

  test('takes a known offer and refuses an unknown one', async () => {
    const profissional = { ...HR, codigoProduto: 20153 }
    const headers = { 'identificacao-oferta': 'super-oferta-rh' }
    const { precificacao } = (await price([profissional], { headers })).json()
    expect(precificacao.resumo.valorTotalComDesconto).toBeLessThan(precificacao.resumo.valorTotal)
    const unknown = await price([profissional], { headers: { 'identificacao-oferta': 'nenhuma' } })
    expect(refusalOf(unknown)).toMatchObject({ status: 409, code: -89 })
  })

  test('gives an offer’s add-ons by its rule, the mandatory one by itself, and no more', async () => {
    const headers = { 'identificacao-oferta': 'super-oferta-multi' }
    const lines = [{ ...MEALS_TO_PRICE, codigoProduto: 2071, valorMensal: 400 }]
    const codes = async (addOns: number[]) => {
      const answer = await price(lines, { headers, addOns })
      const products = answer.json().precificacao.detalhe.produtos
      return products.map(({ codigoProduto }: { codigoProduto: number }) => codigoProduto)
    }
    expect(await codes([])).toEqual([2071, 680])
    expect(await codes([680])).toEqual([2071, 680])
    const tooMany = await price(lines, { headers, addOns: [680, 602] })
    expect(refusalOf(tooMany)).toMatchObject({ status: 409, code: -89 })
  })

  test('says which fields are strange, missing or wrong', async () => {
    expect(refusalOf(await price([{ ...MEALS_TO_PRICE, desconto: 1 }])).status).toBe(400)
    expect(refusalOf(await price([{ ...MEALS_TO_PRICE, codigoProduto: '27' }])).status).toBe(400)
    expect(refusalOf(await price([]))).toMatchObject({ status: 422, fields: ['produtos'] })
    expect(refusalOf(await price([{ ...MEALS_TO_PRICE, valorMensal: 0.001 }]))).toMatchObject({ status: 422 })
  })

  test('a lead’s company takes out what is not sold at its address, and -12 when nothing is left', async () => {
    const { leadId, session } = await startBuyer(server, { issuer: 'VRPAT', cnpj: cnpjOf('44.555.666/0001') })
    const url = `/api/v2/clientes-rh/${leadId}/pedidos/precificacoes`
    const both = { produtos: [MEALS_TO_PRICE, AUTO], servicosAdicionais: [] }
    const priced = (await server.call('POST', url, { session, body: both })).json()
    expect(priced.produtosRemovidos).toEqual([{ id: 34, idMotivo: -1, codigo: 34 }])
    expect(priced.precificacao.detalhe.produtos).toHaveLength(1)
    const none = await server.call('POST', url, { session, body: { ...both, produtos: [AUTO] } })
    expect(refusalOf(none)).toMatchObject({ status: 409, code: -12 })
  })

  test('a lead that is missing, or another session’s, has no price: -20', async () => {
    const { leadId } = await startBuyer(server, { issuer: 'VRPAT' })
    const body = { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] }
    for (const lead of [newId(), 'undefined', leadId]) {
      const answer = await server.call('POST', `/api/v2/clientes-rh/${lead}/pedidos/precificacoes`, {
        session: newId(),
        body,
      })
      expect(refusalOf(answer)).toEqual({ status: 404, code: -20, fields: [] })
    }
  })

  test('a lead’s HR plan decides: a lower one is -111, the same -113, a higher one is sold', async () => {
    const { leadId, session } = await startBuyer(server, { issuer: 'VRPAT', cnpj: cnpjOf('33.444.555/0001') })
    const url = `/api/v2/clientes-rh/${leadId}/pedidos/precificacoes`
    const ask = (codigoProduto: number, quantidade: number, ...others: readonly object[]) =>
      server.call('POST', url, {
        session,
        body: { produtos: [...others, { ...HR, codigoProduto, quantidade }], servicosAdicionais: [] },
      })
    expect(refusalOf(await ask(20151, 10)).code).toBe(-111)
    expect(refusalOf(await ask(20151, 10, MEALS_TO_PRICE)).code).toBe(-111)
    expect(refusalOf(await ask(20152, 50)).code).toBe(-113)
    expect((await ask(20153, 50)).statusCode).toBe(200)
    expect(refusalOf(await ask(20153, 50, { ...MEALS_TO_PRICE, codigoProduto: 999 })).code).toBe(-14)
  })
})
