import type { EvidenceRecord } from '@benefits/domain/contract/evidence'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
import { waitForPortal } from './press-link.ts'
import {
  actAs,
  anyCnpj,
  type Buyer,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'
import { cnpjOf, refusalOf } from './start-calls.ts'

const HOUR = 3_600_000
const COLLEAGUE = { emailContato: 'colega@alfa.example', cpfContato: '11144477735' }

describe.each(databases)('verified sessions on %s', (kind) => {
  let server: PurchaseServer
  let clock: number
  beforeAll(async () => {
    clock = Date.now()
    server = await startPurchases(kind, { parts: { now: () => new Date(clock) } })
  })
  afterAll(() => server.close())

  const contractedBy = async (
    { session, cnpj }: Pick<Buyer, 'session' | 'cnpj'>,
    { issuer = 'VRPAT' }: { readonly issuer?: string } = {},
  ) => {
    const answer = await server.call('GET', `/api/v1/empresas/${cnpj}`, { session, issuer })
    return answer.json().result.produtosContratados as object[]
  }
  /** A buyer of the main issuer who concluded a purchase. */
  const hired = async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { prepare, hire } = actAs(server, buyer)
    const { cartId, number } = await prepare()
    expect((await hire(cartId)).statusCode).toBe(201)
    await waitForPortal(server, number)
    return buyer
  }

  describe('read amounts of contracts', () => {
    test('only for an account that hired them; others at the company read names', async () => {
      const buyer = await hired()
      const colleague = { ...buyer, session: newId() }
      await verifySession(server, colleague, COLLEAGUE)
      const amounts = { quantidade: 10, valor: 500 }
      expect((await contractedBy(buyer))[0]).toMatchObject(amounts)
      expect(await contractedBy(colleague)).toEqual([{ codigo: 27, codigoAgrupador: 0, nome: 'Refeição' }])
      expect((await contractedBy({ ...buyer, session: newId() }))[0]).not.toHaveProperty('quantidade')
    })

    test('never for having hired at another company or at another issuer', async () => {
      const buyer = await hired()
      const elsewhere = { ...(await hired()), session: buyer.session }
      expect((await contractedBy(elsewhere))[0]).not.toHaveProperty('quantidade')
      const twin = await startBuyer(server, { issuer: 'JVCEF', cnpj: buyer.cnpj, verified: true })
      const atTwin = actAs(server, twin)
      const { cartId, number } = await atTwin.prepare()
      expect((await atTwin.hire(cartId)).statusCode).toBe(201)
      await waitForPortal(server, number)
      expect((await contractedBy(buyer, { issuer: 'JVCEF' }))[0]).not.toHaveProperty('quantidade')
      expect((await contractedBy(twin, { issuer: 'JVCEF' }))[0]).toHaveProperty('quantidade')
    })

    test('not for a newcomer at a company whose contracts are older than the store', async () => {
      const newcomer = { session: newId(), issuer: 'VRPAT', cnpj: cnpjOf('22.333.444/0001') }
      await verifySession(server, newcomer, COLLEAGUE)
      expect((await contractedBy(newcomer))[0]).toEqual({ codigo: 27, codigoAgrupador: 0, nome: 'Refeição' })
    })
  })

  describe('reach a lead', () => {
    test('of the account’s own e-mail, but not at another issuer', async () => {
      const lead = await startBuyer(server, { issuer: 'JVCEF' })
      const session = newId()
      const read = (issuer: string) => server.call('GET', `/api/v2/leads/${lead.leadId}`, { session, issuer })
      await verifySession(server, { ...lead, session, issuer: 'VRPAT' })
      expect(refusalOf(await read('JVCEF')).code).toBe(-20)
      expect(refusalOf(await read('VRPAT')).code).toBe(-20)
      await verifySession(server, { ...lead, session })
      expect((await read('JVCEF')).statusCode).toBe(200)
      expect(refusalOf(await read('VRPAT')).code).toBe(-20)
    })

    test('and its contract under its own issuer alone', async () => {
      const buyer = await startBuyer(server, { issuer: 'JVCEF' })
      const { registerCart, saveCompany, download } = actAs(server, buyer)
      await registerCart()
      await saveCompany()
      expect((await download()).statusCode).toBe(200)
      expect(refusalOf(await actAs(server, { ...buyer, issuer: 'VRPAT' }).download()).code).toBe(-20)
    })
  })

  test('a contract is accepted in the name of the account that the session validated last', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    clock += 1000
    await verifySession(server, buyer, COLLEAGUE)
    const { prepare } = actAs(server, buyer)
    const { evidenceId } = await prepare()
    const { record } = await server.parts.database.kysely
      .selectFrom('evidences')
      .select('record')
      .where('id', '=', evidenceId)
      .executeTakeFirstOrThrow()
    const { email, representativeCpf } = record as EvidenceRecord
    expect([email, representativeCpf]).toEqual([COLLEAGUE.emailContato, COLLEAGUE.cpfContato])
  })

  describe('last a day', () => {
    test('after that neither contracts nor other sessions’ leads open, the own lead stays', async () => {
      const buyer = await startBuyer(server, { issuer: 'VRPAT' })
      const other = { ...buyer, session: newId() }
      await verifySession(server, other)
      const { registerCart, saveCompany, download, accept } = actAs(server, buyer)
      await registerCart()
      await saveCompany()
      const hash = (await download()).headers['x-contract-hash']
      const read = ({ session, issuer }: Buyer) =>
        server.call('GET', `/api/v2/leads/${buyer.leadId}`, { session, issuer })
      clock += 24 * HOUR - 1000
      expect((await read(other)).statusCode).toBe(200)
      clock += 1000
      expect(refusalOf(await read(other)).code).toBe(-20)
      expect((await read(buyer)).statusCode).toBe(200)
      expect(refusalOf(await accept(hash))).toMatchObject({ status: 409, code: -25 })
      await verifySession(server, buyer)
      expect((await accept(hash)).statusCode).toBe(201)
    })

    test('a clock that is set back two hours neither ends nor prolongs that', async () => {
      const cnpj = anyCnpj()
      const buyer = await startBuyer(server, { issuer: 'VRPAT', cnpj })
      const { registerCart, saveCompany, download, accept } = actAs(server, buyer)
      await registerCart()
      await saveCompany()
      const hash = (await download()).headers['x-contract-hash']
      clock -= 2 * HOUR
      const accepted = await accept(hash)
      expect(accepted.statusCode).toBe(201)
      clock += 26 * HOUR
      await registerCart()
      expect(refusalOf(await accept(hash))).toMatchObject({ code: -25 })
    })
  })
})
