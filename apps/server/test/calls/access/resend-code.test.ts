import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import { databases } from '../../support/databases.ts'
import { type CallsServer, refusalOf, startCalls } from '../start-calls.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

describe.each(databases)('sending another code on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  test('inside thirty seconds it answers 429 with the seconds to wait', async () => {
    const id = await ana.created()
    server.clock.advance(10)
    const early = await ana.resend(id)
    expect(refusalOf(early)).toMatchObject({ status: 429, code: 429 })
    expect(early.headers['retry-after']).toBe('20')
    server.clock.advance(20)
    const sent = await ana.resend(id)
    expect([sent.statusCode, sent.body]).toEqual([204, ''])
  })

  test('a new code ends the old one', async () => {
    const id = await ana.created()
    const old = await ana.mailed()
    server.clock.advance(30)
    await ana.resend(id)
    const code = await ana.mailed()
    expect(code).not.toBe(old)
    expect(refusalOf(await ana.validate(id, old))).toMatchObject({ code: -116 })
    expect((await ana.validate(id, code)).statusCode).toBe(200)
  })

  test('a sixth within the hour waits until the first is an hour old', async () => {
    const id = await ana.created()
    for (let sent = 1; sent < 5; sent += 1) {
      server.clock.advance(60)
      expect((await ana.resend(id)).statusCode).toBe(204)
    }
    server.clock.advance(60)
    const sixth = await ana.resend(id)
    expect(refusalOf(sixth)).toMatchObject({ status: 429 })
    expect(sixth.headers['retry-after']).toBe('3300')
    server.clock.advance(3300)
    expect((await ana.resend(id)).statusCode).toBe(204)
  })

  test('ten requests at once send one code', async () => {
    const id = await ana.created()
    server.clock.advance(30)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.resend(id)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })

  test('another session’s registration is unknown', async () => {
    const id = await ana.created()
    expect(refusalOf(await ana.resend(id, { session: newId() }))).toMatchObject({ status: 404, code: 404 })
  })

  test('a session that proved the e-mail has three left where strangers asked for all five of the hour', async () => {
    const id = await ana.validated()
    server.clock.advance(3600)
    const strangers = await Promise.all(Array.from({ length: 8 }, () => ana.resend(id, { session: newId() })))
    expect(strangers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(5)
    for (let sent = 0; sent < 5; sent += 1) await ana.mailed()
    for (let nth = 0; nth < 3; nth++) {
      expect((await ana.resend(id)).statusCode).toBe(204)
      // A code that is replaced before its message went is not mailed any more.
      await ana.mailed()
      server.clock.advance(31)
    }
    const fourth = await ana.resend(id)
    expect(refusalOf(fourth)).toMatchObject({ status: 429, code: 429 })
    expect(fourth.headers['retry-after']).toBe(String(3600 - 3 * 31))
    expect(server.inbox.count(ana.registration.email)).toBe(9)
  })

  test('sign-ups with the owner’s e-mail at other companies, tagged or not, leave the owner theirs', async () => {
    const [name, domain] = ana.registration.email.split('@')
    const id = await ana.validated()
    server.clock.advance(3600)
    const emails = ['', '+a', '+b', '', '+c', ''].map((tag) => `${name}${tag}@${domain}`)
    const statuses: number[] = []
    for (const email of emails) {
      const { cnpj, cpf } = newcomer(server).registration
      statuses.push((await ana.create({ cnpj, cpf, email }, { session: newId() })).statusCode)
    }
    expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
    const returning = { session: newId() }
    for (let nth = 0; nth < 3; nth++) {
      expect((await ana.resend(id, returning)).statusCode).toBe(204)
      server.clock.advance(31)
    }
    expect((await ana.resend(id)).statusCode).toBe(204)
  })

  test('who proved the e-mail signs up at a second company in that session, whatever strangers did', async () => {
    await ana.validated()
    server.clock.advance(3600)
    const elsewhere = () => ({ cnpj: newcomer(server).registration.cnpj })
    for (let nth = 0; nth < 3; nth++) await ana.create(elsewhere(), { session: newId() })
    expect((await ana.create(elsewhere(), { session: newId() })).statusCode).toBe(429)
    expect((await ana.create(elsewhere())).statusCode).toBe(201)
  })

  test('a stranger inside the limits of an address is no event', async () => {
    const id = await ana.validated()
    const tell = vi.spyOn(server.parts.security, 'tell')
    expect((await ana.resend(id, { session: newId() })).statusCode).toBe(204)
    expect(tell).not.toHaveBeenCalled()
    tell.mockRestore()
  })

  test('that strangers used up their share of a mailbox is an event', async () => {
    const id = await ana.validated()
    server.clock.advance(3600)
    for (let nth = 0; nth < 5; nth++) await ana.resend(id, { session: newId() })
    const tell = vi.spyOn(server.parts.security, 'tell')
    expect(refusalOf(await ana.resend(id, { session: newId() }))).toMatchObject({ status: 429, code: 429 })
    expect(tell).toHaveBeenCalledWith('limitReached', {
      reqId: expect.any(String),
      issuer: 'VRPAT',
      reason: 'codesOfMailbox',
    })
    tell.mockRestore()
  })

  test('a clock that is set back two hours stops neither codes nor the session', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    server.clock.advance(-7200)
    expect((await ana.validate(id, code)).statusCode).toBe(200)
    expect((await ana.resend(id)).statusCode).toBe(204)
    expect((await ana.validate(id, await ana.mailed())).statusCode).toBe(200)
  })

  test('an empty body is fine under any content type that programs set', async () => {
    const id = await ana.created()
    server.clock.advance(30)
    const typed = await ana.resend(id, { headers: { 'content-type': 'application/json' } })
    expect(typed.statusCode).toBe(204)
    server.clock.advance(30)
    expect((await ana.resend(id, { body: {} })).statusCode).toBe(204)
    expect(refusalOf(await ana.resend(id, { body: { email: 'x' } }))).toMatchObject({ status: 400 })
  })
})
