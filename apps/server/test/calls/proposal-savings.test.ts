import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { readPdf } from '../support/read-pdf.ts'
import {
  actAs,
  type Buyer,
  MEALS,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from './purchase-server.ts'

describe.each(databases)('the saving in a proposal on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind, { prints: true })
  })
  afterAll(() => server?.close())

  const ask = (buyer: Buyer, change: object) =>
    actAs(server, buyer).send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
      body: { produtosCarrinho: [MEALS], produtosInteresse: [], ...change },
    })
  const print = async (buyer: Buyer, change: object) => {
    const made = await ask(buyer, change)
    expect(made.statusCode, made.body).toBe(201)
    const { idProposta } = made.json<{ idProposta: string }>()
    return actAs(server, buyer).send(
      'GET',
      `leads/${buyer.leadId}/carrinhos/proposta/${idProposta}/documento`,
    )
  }

  test.each(['VRPAT', 'JVCEF', 'SICRE'])(
    'of %s is its second page, begun with the cart, and not there unless it is asked for',
    async (issuer) => {
      const buyer = await startBuyer(server, { issuer })
      const pictured = await readPdf((await print(buyer, { incluirEconomia: true })).rawPayload)
      expect(pictured.pages).toHaveLength(2)
      expect(pictured.pages[0]).not.toContain('Como salário')
      // Ten cards of R$ 500,00: R$ 5.000,00, and what comes on top of it in lucro presumido.
      for (const said of ['Lucro presumido', 'Como salário', 'R$ 7.544,44', 'Como benefício', 'R$ 5.000,00'])
        expect(pictured.pages[1]).toContain(said)
      expect(pictured.pages[1]).toContain('Isto é uma estimativa e não substitui o seu contador.')
      for (const change of [{}, { incluirEconomia: false, premissasEconomia: { colaboradores: 9 } }])
        expect((await readPdf((await print(buyer, change)).rawPayload)).pages).toHaveLength(1)
    },
  )

  test('goes by what was changed, and is the same bytes each time', async () => {
    const buyer = await startBuyer(server)
    const premissasEconomia = {
      colaboradores: 40,
      valorMensal: 800,
      regimeTributario: 'LUCRO_REAL',
      aliquotaRat: 2.469,
      irpjDevidoNoAno: 500_000,
      limiteIncentivoPat: 3.6,
      aplicaLimitesDoDecreto: false,
    }
    const made = await ask(buyer, { incluirEconomia: true, premissasEconomia })
    const { idProposta, link } = made.json<{ idProposta: string; link: string }>()
    const url = `leads/${buyer.leadId}/carrinhos/proposta/${idProposta}/documento`
    const first = await actAs(server, buyer).send('GET', url)
    const [, page = ''] = (await readPdf(first.rawPayload)).pages
    for (const said of [
      'Colaboradores 40',
      'R$ 800,00',
      'Lucro real',
      'RAT 2,469%',
      'PAT 15% da despesa, até 3,6% do IRPJ',
      'Dedução do PAT',
      'R$ 18.000,00',
      'Aqui eles não são aplicados.',
    ])
      expect(page).toContain(said)
    const key = new URL(link).pathname.split('/').at(-1)
    const linked = await server.call('GET', `/api/bff/propostas/${key}/documento`, { issuer: 'SICRE' })
    expect(linked.rawPayload.equals(first.rawPayload)).toBe(true)
    const known = await actAs(server, buyer).send('GET', url, {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(known.statusCode).toBe(304)
  })

  test.each([
    { colaboradores: 0 },
    { colaboradores: 1_000_000 },
    { valorMensal: -1 },
    { valorMensal: 1_000_000.01 },
    { regimeTributario: 'MEI' },
    { aliquotaRat: 100.01 },
    { aliquotaFgts: 8.00001 },
    { irpjDevidoNoAno: 1e13 },
    { colaboradoresAteCincoSalarios: -1 },
  ])('is refused where %j is no premise', async (premissasEconomia) => {
    const buyer = await startBuyer(server)
    const refused = await ask(buyer, { incluirEconomia: true, premissasEconomia })
    expect(refused.statusCode, refused.body).toBe(422)
    expect(refused.body).toContain(`premissasEconomia`)
  })

  test('of the highest premises is printed whole', async () => {
    const buyer = await startBuyer(server)
    const premissasEconomia = {
      colaboradores: 999_999,
      valorMensal: 1_000_000,
      regimeTributario: 'LUCRO_REAL',
      aliquotaFgts: 100,
      aliquotaInssPatronal: 100,
      aliquotaRat: 100,
      aliquotaTerceiros: 100,
      irpjDevidoNoAno: 10_000_000_000,
      salarioMinimo: 1_000_000,
      colaboradoresAteCincoSalarios: 999_999,
    }
    const file = await print(buyer, { incluirEconomia: true, premissasEconomia })
    expect(file.statusCode, file.body.slice(0, 300)).toBe(200)
    expect((await readPdf(file.rawPayload)).text).toContain('R$ 999.999.000.000,00')
  })
})
