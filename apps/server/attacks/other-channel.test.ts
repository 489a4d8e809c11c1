import { describe, expect, test } from 'vitest'
import { anyCnpj, MEALS } from '../test/calls/purchase-server.ts'
import { cnpjOf } from '../test/calls/start-calls.ts'
import { databases } from '../test/support/databases.ts'
import { startFakeService } from '../test/support/fake-service.ts'
import { createLead, inSession, read, registerCart } from '../test/support/purchase-steps.ts'
import { startStore } from './attacked-store.ts'
import { hireCart, joinCompany, leaveLead, readyCart } from './buyer.ts'
import { hireFor, readCompany, typeOf } from './named-company.ts'
import { oneStoreHere } from './stores-here.ts'
import type { Visitor } from './visitor.ts'

// What counts as contracted is held on both databases by `test/calls/confirmed-orders.test.ts`.
describe.each(databases.slice(-1))(
  'somebody who hires through another channel in the name of a company, on %s',
  (kind) => {
    test('does not move it there, as long as the portal has not confirmed the order', async () => {
      const world = await startFakeService()
      world.answer(({ method, path }) => (method === 'POST' ? { status: 202 } : { body: companyOf(path) }))
      const { store, stop } = await startStore(kind, {
        REGISTRY: 'brasilapi',
        BRASILAPI_URL: `${world.url}/api`,
        PORTAL: 'webhook',
        PORTAL_WEBHOOK_URL: `${world.url}/orders`,
        PORTAL_WEBHOOK_SECRET: 'a secret of at least thirty-two characters',
      })
      try {
        const cnpj = anyCnpj()
        const stranger = await joinCompany(store, { cnpj })
        const elsewhere = inSession(stranger.ask, stranger.token)
        const through = { ...stranger, call: withChannel(elsewhere, 'parceiro') }
        read(await hireCart(through, await readyCart(through, await leaveLead(through))), 201)
        await expect
          .poll(() => world.requests.some(({ method }) => method === 'POST'), { timeout: 60_000 })
          .toBe(true)

        const victim = await joinCompany(store, { cnpj })
        expect((await readCompany(victim, cnpj)).descricaoCanal.sigla).toBeNull()
        expect(await typeOf(victim, cnpj)).toBe('SEM_CONTRATOS')
        expect((await createLead(victim.call, victim)).status).toBe(201)
        await hireFor(victim)
      } finally {
        await stop()
        await world.close()
      }
    })
  },
)

// Judged alike on both databases by `test/calls/confirmed-orders.test.ts`.
test.each(oneStoreHere('postgres'))(
  'a company that another channel serves gets no cart and no proposal by calls either, on $kind',
  async (store) => {
    const member = await joinCompany(store, { cnpj: cnpjOf('55.666.777/0001') })
    const leadId = await leaveLead(member)
    const body = { produtosCarrinho: [AUTO], produtosInteresse: [] }
    const propose = { method: 'POST', path: `/api/v2/leads/${leadId}/carrinhos/proposta`, body } as const
    const ELSEWHERE = { codigoRetorno: { codigo: -3 } }
    expect(read(await registerCart(member.call, leadId, [AUTO]), 409)).toMatchObject(ELSEWHERE)
    expect(read(await member.call(propose), 409)).toMatchObject(ELSEWHERE)
    const own = { ...member, call: withChannel(member.call, 'parceiro') }
    read(await own.call(propose), 201)
    read(await hireCart(own, await readyCart(own, leadId, [AUTO])), 201)
  },
)

const AUTO = { ...MEALS, codigoProduto: 34, quantidade: 3, valorTotalBeneficios: 300 }

/** The same session in another of the issuer's channels. */
function withChannel(call: Visitor['call'], channel: string): Visitor['call'] {
  return (request, step) =>
    call({ ...request, headers: { ...request.headers, 'sigla-canal': channel } }, step)
}

/** What the federal registry says of any CNPJ: an active company in São Paulo. */
function companyOf(path: string): object {
  return {
    cnpj: path.split('/').at(-1),
    razao_social: 'ALFA CAFES LTDA',
    nome_fantasia: 'ALFA CAFES',
    situacao_cadastral: 2,
    codigo_natureza_juridica: 2062,
    descricao_tipo_de_logradouro: 'PRACA',
    municipio: 'SAO PAULO',
    uf: 'SP',
    cep: '01001000',
    logradouro: 'DA SE',
    numero: '100',
  }
}
