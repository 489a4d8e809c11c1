import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import { databases } from '../../support/databases.ts'
import type { TestCall } from '../../support/start-server.ts'
import { type CallsServer, refusalOf, startCalls } from '../start-calls.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

describe.each(databases)('leaving on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  const leave = (options: TestCall = {}) =>
    server.call('DELETE', '/api/v1/gestao-acessos/sessao', { session: ana.session, ...options })
  const verifiedSessions = async () => {
    const rows = await server.parts.database.kysely
      .selectFrom('sessionVerifications')
      .select('sessionId')
      .where('cnpj', '=', ana.registration.cnpj)
      .execute()
    return rows.map(({ sessionId }) => sessionId)
  }

  test('ends what the session has proven, and no other session', async () => {
    const id = await ana.validated()
    const other = { session: newId() }
    await ana.resend(id, other)
    await ana.validate(id, await ana.mailed(), other)
    const left = await leave()
    expect([left.statusCode, left.body]).toEqual([204, ''])
    expect(await verifiedSessions()).toEqual([other.session])
    expect((await leave()).statusCode).toBe(204)
    expect((await ana.resend(id)).statusCode).toBe(401)
    server.clock.advance(31)
    expect((await ana.resend(id, other)).statusCode).toBe(204)
  })

  test('ends its code and its registration, which count on', async () => {
    const id = await ana.validated()
    server.clock.advance(31)
    await ana.resend(id)
    const code = await ana.mailed()
    const { email, cpf } = newcomer(server).registration
    const registered = await ana.created({ email, cpf })
    const waitingCode = await ana.mailed(email)
    const { kysely } = server.parts.database
    await leave()
    for (const answer of [await ana.validate(id, code), await ana.validate(registered, waitingCode)])
      expect(refusalOf(answer)).toMatchObject({ status: 401, code: 401 })
    const own = await kysely
      .selectFrom('verificationCodes')
      .select(['replacedAt', 'usedAt'])
      .where('sessionId', '=', ana.session)
      .execute()
    expect(own.filter(({ replacedAt, usedAt }) => replacedAt === null && usedAt === null)).toEqual([])
    expect(own.length).toBeGreaterThan(2)
  })
})
