import { describe, expect, inject, test } from 'vitest'
import { anyCnpj } from '../test/calls/purchase-server.ts'
import { databases } from '../test/support/databases.ts'
import { startFakeService } from '../test/support/fake-service.ts'
import { createLead, inSession, read } from '../test/support/purchase-steps.ts'
import { type AttackedStore, startStore } from './attacked-store.ts'
import { hireCart, joinCompany, leaveLead, type Member, type ReadyCart, readyCart } from './buyer.ts'
import { expectBuyingBeside } from './buying-beside.ts'
import { anyCpf } from './documents.ts'
import { anyEmail, type Visitor, visit } from './visitor.ts'

/** A bank partner's store: nobody has an account there. */
const BANK = 'SICRE'

/** Somebody who names a company at the bank: a name, an address and no proof of either. */
async function nameCompany(store: AttackedStore, cnpj: string): Promise<Member> {
  const visitor = await visit(store, { issuer: BANK })
  return { ...visitor, cnpj, cpf: anyCpf(), email: anyEmail(), userId: '' }
}

async function hireFor(member: Member): Promise<ReadyCart> {
  const cart = await readyCart(member, await leaveLead(member))
  read(await hireCart(member, cart), 201)
  return cart
}

async function typeOf({ call }: Visitor, cnpj: string): Promise<string> {
  const query = new URLSearchParams({
    cpf: anyCpf(),
    emailAcesso: anyEmail(),
    codigosProdutosSelecionados: '27',
  })
  const answer = await call({ method: 'GET', path: `/api/v1/empresas/${cnpj}/tipo?${query}` })
  return read<{ result: { tipoCliente: string } }>(answer, 200).result.tipoCliente
}

async function readCompany({ call }: Visitor, cnpj: string) {
  const answer = await call({ method: 'GET', path: `/api/v1/empresas/${cnpj}` })
  return read<{ result: { descricaoCanal: { sigla: string | null }; produtosContratados: object[] } }>(
    answer,
    200,
  ).result
}

describe.each(inject('stores'))(
  'somebody who hires at a bank in the name of a company, on $kind',
  (store) => {
    test('does not shut the company out: it has nothing, and buys', async () => {
      const cnpj = anyCnpj()
      const stranger = await nameCompany(store, cnpj)
      await hireFor(stranger)
      expect(await typeOf(stranger, cnpj)).toContain('JA_CONTRATADOS')
      const victim = await nameCompany(store, cnpj)
      expect((await readCompany(victim, cnpj)).produtosContratados).toEqual([])
      expect(await typeOf(victim, cnpj)).toBe('SEM_CONTRATOS')
      await hireFor(victim)
      await expectBuyingBeside(store, {
        attempt: async () => hireFor(await nameCompany(store, cnpj)),
        perPurchase: 1,
      })
    })
  },
)

describe.each(databases)(
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
