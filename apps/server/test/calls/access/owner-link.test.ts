import { openingFragment, readOpeningFragment } from '@benefits/domain/access/code-fragment'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import type { MailMessage } from '../../../src/ports/mail.ts'
import { databases } from '../../support/databases.ts'
import { type CallsServer, codeOf, refusalOf, startCalls } from '../start-calls.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

const OPENED = '/api/v1/gestao-acessos/mensagens-abertas'

/** The key of the link 'Foi você?' in a message. */
function keyOf({ text }: MailMessage): string {
  const [, fragment = ''] = /checkout\/verificacao(#continuar=\S+)/.exec(text) ?? []
  return readOpeningFragment(fragment) ?? ''
}

describe.each(databases)('the owner of a mailbox that strangers ask codes for, on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind, {}, { LIMITS: 'normal' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  /** Somebody signs up with Ana's e-mail at another company. */
  const signUp = async (from: string) => {
    const { cnpj, cpf } = newcomer(server).registration
    const answer = await ana.create({ cnpj, cpf }, { session: newId(), from })
    return answer.statusCode
  }
  const open = (chave: string, session: string) => server.call('POST', OPENED, { body: { chave }, session })

  test('signs up whatever one IPv6 network did, from however many of its /64', async () => {
    for (const nth of [0, 1, 2]) {
      for (let time = 0; time < 2; time++) await signUp(`2001:db8:7:${nth}::${time + 1}`)
    }
    expect((await ana.create({}, { from: '203.0.113.4' })).statusCode).toBe(201)
  })

  test('gets codes by the link of a stranger’s message, once many networks used the hour up', async () => {
    const networks = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.0.1']
    for (const from of networks) expect(await signUp(from)).toBe(201)
    const messages: MailMessage[] = []
    for (const _ of networks) messages.push(await server.inbox.next(ana.registration.email))
    expect(refusalOf(await ana.create())).toMatchObject({ status: 429 })
    const key = keyOf(messages[2] as MailMessage)
    // A mail program opened it before: nothing is spent by that.
    expect((await open(key, newId())).statusCode).toBe(204)
    expect((await open(key, ana.session)).statusCode).toBe(204)
    const id = await ana.created()
    const code = await ana.mailed()
    for (let more = 0; more < 2; more++) {
      server.clock.advance(31)
      expect((await ana.resend(id)).statusCode).toBe(204)
    }
    expect(codeOf(messages[2] as MailMessage)).not.toBe(code)
    await ana.mailed()
    expect((await ana.validate(id, await ana.mailed())).statusCode).toBe(200)
  })

  test('is given nothing else by it: no account, no session, no other mailbox, and not for ever', async () => {
    const id = await ana.created()
    const key = keyOf(await server.inbox.next(ana.registration.email))
    const session = newId()
    const opened = await open(key, session)
    expect([opened.statusCode, opened.body]).toEqual([204, ''])
    expect(refusalOf(await ana.resend(id, { session }))).toMatchObject({ status: 404 })
    const rui = newcomer(server)
    for (const from of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.0.1']) {
      const { cnpj, cpf } = newcomer(server).registration
      await rui.create({ cnpj, cpf }, { session: newId(), from })
    }
    expect((await rui.create({}, { session })).statusCode).toBe(429)
    for (const wrong of [`${key}x`, key.slice(1), 'x'.repeat(90)]) {
      expect(refusalOf(await open(wrong, session))).toMatchObject({ status: 404, code: 404 })
    }
    expect((await open('', session)).statusCode).toBe(422)
    server.clock.advance(25 * 3600)
    expect((await open(key, session)).statusCode).toBe(404)
    expect(openingFragment(key)).not.toContain(ana.registration.email)
  })

  test('loses with the session what the link gave it', async () => {
    await ana.created()
    await open(keyOf(await server.inbox.next(ana.registration.email)), ana.session)
    await server.call('DELETE', '/api/v1/gestao-acessos/sessao', { session: ana.session })
    const { kysely } = server.parts.database
    const kept = kysely.selectFrom('mailOpenings').select('sessionId').where('sessionId', '=', ana.session)
    expect(await kept.execute()).toEqual([])
  })
})
