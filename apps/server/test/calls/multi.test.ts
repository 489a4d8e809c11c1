import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { readPdf } from '../support/read-pdf.ts'
import {
  actAs,
  anyCnpj,
  MEALS,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'
import { cnpjOf } from './start-calls.ts'

const PRICE = '/api/v2/clientes-rh/pedidos/precificacoes'

interface PricedLine {
  readonly codigoProduto: number
  readonly lancamentos: readonly {
    readonly identificacaoCondicaoComercial: number | null
    readonly valorUnitario: number
    readonly valorTotal: number
  }[]
}

const asked = (codigoProduto: number, quantidade: number, valorMensal = 100) => ({
  ...MEALS_TO_PRICE,
  codigoProduto,
  quantidade,
  valorMensal,
})
const registered = (codigoProduto: number, quantidade: number, valorTotalBeneficios: number) => ({
  ...MEALS,
  codigoProduto,
  quantidade,
  valorTotalBeneficios,
})
/** Issuance entries of a priced cart: which line bears how much. */
const issuances = (lines: readonly PricedLine[]) =>
  lines.flatMap(({ codigoProduto, lancamentos }) =>
    lancamentos
      .filter(({ identificacaoCondicaoComercial }) => identificacaoCondicaoComercial === 1)
      .map(({ valorUnitario, valorTotal }) => ({ codigoProduto, valorUnitario, valorTotal })),
  )

describe.each(databases)('a Multi card on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind, { prints: true })
  })
  afterAll(() => server.close())

  const price = async (issuer: string, lines: readonly object[]) => {
    const body = { produtos: lines, servicosAdicionais: [] }
    return (await server.call('POST', PRICE, { issuer, channel: 'default', body })).json().precificacao
  }

  test('with three balances pays issuance once for each physical card', async () => {
    const { detalhe, resumo } = await price('JVCEF', [asked(2001, 5), asked(2002, 5), asked(2006, 5)])
    expect(issuances(detalhe.produtos)).toEqual([
      { codigoProduto: 2001, valorUnitario: 6.9, valorTotal: 34.5 },
    ])
    expect(resumo.valorTotalBeneficios).toBe(1500)
    expect(Object.keys(resumo.servicos)).toEqual(['multi'])
  })

  test('has as many cards as its most asked balance: 5 and 8 make 8, in either order', async () => {
    const lines = [asked(2001, 5), asked(2006, 8)]
    const eight = [{ codigoProduto: 2006, valorUnitario: 6.9, valorTotal: 55.2 }]
    const first = await price('JVCEF', lines)
    const turned = await price('JVCEF', lines.toReversed())
    expect(issuances(first.detalhe.produtos)).toEqual(eight)
    expect(issuances(turned.detalhe.produtos)).toEqual(eight)
    expect(turned.resumo.valorTotal).toBe(first.resumo.valorTotal)
  })

  test('of the main issuer pays no fee, and still tells what each would cost', async () => {
    const { detalhe, resumo } = await price('VRPAT', [asked(2071, 5), asked(2076, 5)])
    expect(resumo).toMatchObject({ valorTotal: 1000, valorTotalTaxas: 0 })
    expect(issuances(detalhe.produtos)).toEqual([{ codigoProduto: 2071, valorUnitario: 6.9, valorTotal: 0 }])
  })

  test('is registered, contracted and hired, and its balances are contracted from then on', async () => {
    const cnpj = anyCnpj()
    const buyer = await startBuyer(server, { issuer: 'VRPAT', cnpj })
    const { prepare, hire, send } = actAs(server, buyer)
    const { cartId, contract } = await prepare([registered(2071, 12, 7800), registered(2076, 12, 2400)])
    const { text } = await readPdf(contract.rawPayload)
    expect(text).toContain('Cartão Multi')
    expect(text).toContain(
      'reúne os saldos abaixo: 12 cartões. Crédito em cada cartão, neste pedido: R$ 850,00.',
    )
    const hired = await hire(cartId)
    expect(hired.json()).toMatchObject({ gruposServico: ['multi'] })
    const ofCompany = async (codigosProdutosSelecionados: readonly number[]) =>
      (
        await send('POST', `clientes-rh/${buyer.leadId}/tipo`, { body: { codigosProdutosSelecionados } })
      ).json()
    const type = await ofCompany([2071, 2076])
    expect(type).toMatchObject({
      tipoCliente: 'PRODUTOS_SELECIONADOS_DISPONIVEIS_NA_REGIAO_JA_CONTRATADOS',
      produtosContratados: [
        expect.objectContaining({ codigo: 2071, codigoAgrupador: 207 }),
        expect.objectContaining({ codigo: 2076, codigoAgrupador: 207 }),
      ],
    })
    expect(await ofCompany([2071, 2078])).toMatchObject({ tipoCliente: 'COM_PRODUTOS_DISPONIVEIS' })
  })

  test('loses the balance that is not sold where the company is, and keeps the others', async () => {
    const cnpj = cnpjOf('44.555.666/0001')
    const { leadId, session } = await startBuyer(server, { issuer: 'VRPAT', cnpj })
    const answer = await server.call('POST', `/api/v2/clientes-rh/${leadId}/pedidos/precificacoes`, {
      session,
      body: { produtos: [asked(2071, 4), asked(2076, 4)], servicosAdicionais: [] },
    })
    expect(answer.json()).toMatchObject({
      precificacao: { resumo: { valorTotal: 400 } },
      produtosRemovidos: [{ codigo: 2076, idMotivo: -1 }],
    })
  })
})
