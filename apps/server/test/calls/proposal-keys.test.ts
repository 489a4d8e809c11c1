import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { deleteLeads } from '../../src/operations/person/erase-purchase.ts'
import { hashProposalKey } from '../../src/services/links/proposal-key.ts'
import { databases } from '../support/databases.ts'
import { watchStatements } from '../support/sent-statements.ts'
import { actAs, MEALS, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

/** What differs from answer to answer, whatever was asked. */
const OWN_HEADERS = ['date', 'x-request-id']

/** What an answer tells of a key: status, headers and body. */
function said({ statusCode, headers, body }: LightMyRequestResponse): string {
  const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))
  return JSON.stringify([statusCode, shared.toSorted(), body])
}

// What goes to the server can be watched there alone; the code that sends it is the same.
describe.each(databases.filter((kind) => kind === 'postgres'))('keys of proposals on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server?.close())

  const propose = async () => {
    const buyer = await startBuyer(server)
    const made = await actAs(server, buyer).send('POST', `leads/${buyer.leadId}/carrinhos/proposta`, {
      body: { produtosCarrinho: [MEALS], produtosInteresse: [] },
    })
    expect(made.statusCode, made.body).toBe(201)
    return { buyer, key: new URL(made.json<{ link: string }>().link).pathname.split('/').at(-1) ?? '' }
  }

  test.each(['', '/documento'])(
    'that are unknown, malformed, another issuer’s or erased are answered alike%s, after the same look at the database',
    async (part) => {
      const { key } = await propose()
      const erased = await propose()
      await inTransaction(server.parts.database, (trx) => deleteLeads(trx, [erased.buyer.leadId]))
      const asked = [
        { key: 'A'.repeat(43), issuer: 'SICRE' },
        { key, issuer: 'JVCEF' },
        { key: erased.key, issuer: 'SICRE' },
        { key: 'x', issuer: 'SICRE' },
        { key: key.toLowerCase(), issuer: 'SICRE' },
        { key: `${key}=`, issuer: 'SICRE' },
        { key: ' ', issuer: 'SICRE' },
        { key: '\0', issuer: 'SICRE' },
        { key: 'çã/..', issuer: 'SICRE' },
        { key: 'A'.repeat(101), issuer: 'SICRE' },
        { key: 'A'.repeat(1900), issuer: 'SICRE' },
      ]
      const told = new Set<string>()
      const watched = watchStatements()
      try {
        for (const { key: one, issuer } of asked) {
          watched.forget()
          const path = `/api/bff/propostas/${encodeURIComponent(one)}${part}`
          const answer = await server.call('GET', path, { issuer })
          expect(refusalOf(answer), one).toMatchObject({ status: 404, code: -142 })
          told.add(said(answer).replaceAll(issuer, ''))
          const looks = watched.list().filter(({ text }) => text.includes('"proposals"'))
          expect(looks, one).toHaveLength(1)
          expect(looks[0]?.values, one).toEqual(expect.arrayContaining([issuer, hashProposalKey(one)]))
          told.add(looks[0]?.text ?? '')
        }
      } finally {
        watched.stop()
      }
      // One answer, one statement.
      expect([...told]).toHaveLength(2)
      const known = await server.call('GET', `/api/bff/propostas/${key}${part}`, { issuer: 'SICRE' })
      expect(known.statusCode).toBe(200)
    },
  )
})
