import { createHash } from 'node:crypto'
import { CHAIN_START } from '@benefits/domain/contract/evidence'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePortalWord } from '../../src/repositories/order-words.ts'
import { chainAcceptances } from '../../src/services/contract/chain-acceptances.ts'
import { databases } from '../support/databases.ts'
import { onRealPaper } from '../support/plain-paper.ts'
import { readPdf } from '../support/read-pdf.ts'
import { readQrOfPdf } from '../support/read-qr.ts'
import { pressLink } from './press-link.ts'
import { actAs, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')
const PATH = '/api/bff/verificacoes'
const HOSTS = { VRPAT: 'localhost', JVCEF: 'banco.localhost', SICRE: 'cooperativa.localhost' } as const
type Issuer = keyof typeof HOSTS
const DAY_MS = 24 * 3600_000

describe.each(databases)('what anybody checks, on %s', (kind) => {
  let server: PurchaseServer
  /** Noon of São Paulo on a day that no release of the daylight saving time touches. */
  let now = Date.parse('2026-11-23T15:00:00Z')
  beforeAll(async () => {
    server = await startPurchases(kind, { parts: { now: () => new Date(now) } })
  })
  afterAll(() => server.close())

  const verify = (key: string, { issuer, host = 'localhost' }: { issuer?: string; host?: string } = {}) =>
    server.inject({
      url: `${PATH}/${encodeURIComponent(key)}`,
      headers: { host, ...(issuer ? { 'sigla-emissor': issuer } : {}) },
    })
  const chainFile = (issuer: Issuer, host: string = HOSTS[issuer]) =>
    server.inject({ url: `/verificar/cadeia/${issuer}.json`, headers: { host } })

  /** A hired order with both documents. */
  const hired = async (issuer: Issuer) => {
    const acts = actAs(server, await startBuyer(server, { issuer }))
    const { cartId, contract, number, evidenceId } = await acts.prepare()
    const answer = (await acts.hire(cartId)).json()
    await server.orders.first(({ orderId }) => orderId === answer.idPedido)
    const final = (await acts.download()).rawPayload
    return { accepted: contract.rawPayload, final, number, evidenceId }
  }
  const codeOf = async (evidenceId: string) => {
    const { code } = await server.parts.database.kysely
      .selectFrom('evidences')
      .select('code')
      .where('id', '=', evidenceId)
      .executeTakeFirstOrThrow()
    return String(code)
  }

  describe('both documents, printed', () => {
    onRealPaper(() => server)

    test.each(Object.keys(HOSTS) as Issuer[])(
      'both documents of an order of %s, and its code, are known to whoever has them, by host as by header',
      async (issuer) => {
        const { accepted, final, number, evidenceId } = await hired(issuer)
        const code = await codeOf(evidenceId)
        expect(code).toMatch(/^[A-Z2-7]{26}$/)
        const { pages } = await readPdf(final)
        expect(pages.at(-1)).toContain(`Código do comprovante ${code}`)
        const address = new URL(`/verificar/${code}`, server.parts.content.get(issuer)?.issuer.storeUrl).href
        expect(pages.at(-1)?.replace(/\s/g, '')).toContain(address)
        expect(await readQrOfPdf(final)).toContain(address)

        const ofAccepted = await verify(sha256(accepted), { host: HOSTS[issuer] })
        expect(ofAccepted.statusCode).toBe(200)
        expect(ofAccepted.json()).toEqual({
          emissor: issuer,
          // Nobody of a bank's buyers has proven an address yet.
          situacao: issuer === 'VRPAT' ? 'CONCLUIDO' : 'EMAIL_NAO_CONFIRMADO',
          numeroPedido: number,
          instante: '2026-11-23T12:00:00.000-03:00',
          hash: sha256(accepted),
          documento: 'ACEITO',
          cadeia: { hash: expect.stringMatching(/^[0-9a-f]{64}$/), anterior: CHAIN_START },
        })
        const ofFinal = { ...ofAccepted.json(), hash: sha256(final), documento: 'FINAL' }
        expect((await verify(sha256(final).toUpperCase(), { issuer })).json()).toEqual(ofFinal)
        expect((await verify(code, { issuer })).json()).toEqual(ofFinal)
        const typed = `${code.slice(0, 13).toLowerCase()} ${code.slice(13)}`
        expect((await verify(typed, { host: HOSTS[issuer] })).json()).toEqual(ofFinal)
        expect((await verify(code, { issuer })).headers['cache-control']).toBe('no-store')

        const others = (Object.keys(HOSTS) as Issuer[]).filter((one) => one !== issuer)
        for (const other of others)
          for (const key of [code, sha256(accepted), sha256(final)]) {
            expect(refusalOf(await verify(key, { issuer: other }))).toMatchObject({ status: 404, code: -141 })
            expect(refusalOf(await verify(key, { host: HOSTS[other] }))).toMatchObject({ status: 404 })
          }
      },
    )
  })

  test('what nobody accepted is unknown, whatever it looks like', async () => {
    const acts = actAs(server, await startBuyer(server))
    await acts.registerCart()
    await acts.saveCompany()
    const draft = (await acts.download()).rawPayload
    for (const key of [sha256(draft), 'A'.repeat(26), 'nada', 'x'.repeat(200), '%00', "'--"])
      expect(refusalOf(await verify(key, { issuer: 'SICRE' })), key).toMatchObject({ status: 404 })
    const { descricao } = (await verify('nada')).json().codigoRetorno
    expect(descricao).toMatch(/^Este documento não foi emitido por esta loja\. /)
    expect(refusalOf(await verify('nada', { issuer: 'NADA' }))).toMatchObject({ status: 400, code: -11 })
  })

  test('says truly what became of what was accepted, and vouches for no order that does not count', async () => {
    const acts = actAs(server, await startBuyer(server))
    const { cartId, contract, number } = await acts.prepare()
    const hash = sha256(contract.rawPayload)
    const told = async () => {
      const { situacao, numeroPedido } = (await verify(hash, { issuer: 'SICRE' })).json()
      return [situacao, numeroPedido]
    }
    expect(await told()).toEqual(['ACEITO_SEM_PEDIDO', undefined])
    expect((await verify(hash, { issuer: 'SICRE' })).body).not.toContain(number)
    const { idPedido } = (await acts.hire(cartId)).json()
    expect(await told()).toEqual(['EMAIL_NAO_CONFIRMADO', number])
    await pressLink(server, number)
    expect(await told()).toEqual(['CONCLUIDO', number])
    await storePortalWord(server.parts.database.kysely, idPedido, 'cancelled')
    expect(await told()).toEqual(['CANCELADO', number])
  })

  test('an accepted document is known at once, before its job has chained it', async () => {
    const idle = await startPurchases(kind, { works: false })
    const { contract } = await actAs(idle, await startBuyer(idle)).prepare()
    const url = `${PATH}/${sha256(contract.rawPayload)}`
    const told = await idle.inject({ url, headers: { 'sigla-emissor': 'SICRE' } })
    await idle.close()
    expect(told.json()).toMatchObject({ documento: 'ACEITO', cadeia: { anterior: CHAIN_START } })
  })

  describe('of before, printed', () => {
    onRealPaper(() => server)

    test('an acceptance that a process of before gave no code gets one with its final document', async () => {
      const { kysely } = server.parts.database
      const acts = actAs(server, await startBuyer(server))
      const { cartId, evidenceId } = await acts.prepare()
      await kysely.updateTable('evidences').set({ code: null }).where('id', '=', evidenceId).execute()
      const { idPedido } = (await acts.hire(cartId)).json()
      await server.orders.first(({ orderId }) => orderId === idPedido)
      expect((await readPdf((await acts.download()).rawPayload)).pages.at(-1)).toContain(
        `Código do comprovante ${await codeOf(evidenceId)}`,
      )
    })
  })

  test('the chain of an issuer is published day by day, on its own host, and no earlier day ever changes', async () => {
    const headOf = async (issuer: Issuer) => {
      const head = await server.parts.database.kysely
        .selectFrom('evidenceChains')
        .select('lastHash')
        .where('issuer', '=', issuer)
        .executeTakeFirstOrThrow()
      return head.lastHash
    }
    expect((await chainFile('JVCEF')).json()).toEqual({ emissor: 'JVCEF', dias: [] })
    await chainAcceptances('JVCEF', server.parts)
    const first = await headOf('JVCEF')
    // One second before midnight of São Paulo the day is not over.
    now = Date.parse('2026-11-24T02:59:59Z')
    expect((await chainFile('JVCEF')).json().dias).toEqual([])
    now = Date.parse('2026-11-26T03:00:00Z')
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((data) => ({ data, hash: first }))
    expect((await chainFile('JVCEF')).json()).toEqual({ emissor: 'JVCEF', dias: days })

    // A process whose clock is late adds a link: a day that was told stays as it was told.
    now -= DAY_MS
    await hired('JVCEF')
    await chainAcceptances('JVCEF', server.parts)
    now += 2 * DAY_MS
    const second = await headOf('JVCEF')
    expect(second).not.toBe(first)
    const after = await chainFile('JVCEF')
    expect(after.json().dias).toEqual([...days, { data: '2026-11-26', hash: second }])
    expect(after.headers['content-type']).toContain('application/json')
    expect(Object.keys(after.json())).toEqual(['emissor', 'dias'])

    // Links of a new day close the days before them first.
    await hired('JVCEF')
    now += DAY_MS
    expect((await chainFile('JVCEF')).json().dias.slice(0, 4)).toEqual(after.json().dias)

    for (const [issuer, host] of [
      ['JVCEF', 'localhost'],
      ['VRPAT', 'banco.localhost'],
    ] as const)
      expect((await chainFile(issuer, host)).statusCode).toBe(404)
    const { etag } = (await chainFile('JVCEF')).headers
    const again = await server.inject({
      url: '/verificar/cadeia/JVCEF.json',
      headers: { host: HOSTS.JVCEF, 'if-none-match': String(etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})
