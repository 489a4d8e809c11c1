import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import { databases } from '../../support/databases.ts'
import type { TestCall } from '../../support/start-server.ts'
import { type CallsServer, refusalOf, startCalls } from '../start-calls.ts'
import { accountOf, type Newcomer, newcomer, PASSWORD } from './newcomer.ts'

describe.each(databases)('validating a code on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  const wrongFor = (code: string) => (code.startsWith('A') ? 'BBBBBB' : 'AAAAAA')

  test('the right code answers the e-mail, in lower case too, and works once', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    const answer = await ana.validate(id, ` ${code.toLowerCase()} `)
    expect(answer.json()).toEqual({ result: { email: ana.registration.email } })
    expect((await accountOf(server, id)).emailValidatedAt).not.toBeNull()
    expect(refusalOf(await ana.validate(id, code))).toMatchObject({ status: 422, code: -116 })
  })

  test('the session that validated it is verified, no other is', async () => {
    const id = await ana.created()
    await ana.validate(id, await ana.mailed())
    const { kysely } = server.parts.database
    const rows = await kysely
      .selectFrom('sessionVerifications')
      .selectAll()
      .where('accountId', '=', id)
      .execute()
    const { session, registration } = ana
    expect(rows).toMatchObject([{ sessionId: session, issuer: 'VRPAT', cnpj: registration.cnpj }])
  })

  test('who registers somebody’s e-mail and CPF first keeps nothing of them', async () => {
    const attacker = { session: newId() }
    const change = { primeiroNome: 'Eva', senha: 'Cometa;7319', confirmarSenha: 'Cometa;7319' }
    const theirs = await ana.created(change, attacker)
    const first = await ana.mailed()
    const mine = await ana.created()
    const second = await ana.mailed()
    expect(refusalOf(await ana.validate(theirs, second, attacker))).toMatchObject({ status: 422, code: -116 })
    expect((await ana.validate(mine, second)).statusCode).toBe(200)
    const { firstName, passwordHash } = await accountOf(server, mine)
    expect([firstName, await verify(passwordHash ?? '', PASSWORD)]).toEqual(['Ana', true])
    expect(refusalOf(await ana.validate(theirs, first, attacker))).toMatchObject({ status: 409, code: -118 })
    expect(refusalOf(await ana.validate(theirs, first, attacker))).toMatchObject({ status: 404, code: 404 })
  })

  test('a second mailbox with the same CPF opens an account of its own, two at once too, and learns of no other', async () => {
    const eva = newcomer(server, { cnpj: ana.registration.cnpj }).registration
    const cpf = { cpf: ana.registration.cpf, email: eva.email, primeiroNome: 'Eva' }
    const hers = { session: newId() }
    const [first, second] = [await ana.created(), await ana.created(cpf, hers)]
    const codes = [await ana.mailed(), await ana.mailed(eva.email)]
    const answers = await Promise.all([
      ana.validate(first, codes[0] ?? ''),
      ana.validate(second, codes[1] ?? '', hers),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await accountOf(server, first)).toMatchObject({ firstName: 'Ana', email: ana.registration.email })
    expect(await accountOf(server, second)).toMatchObject({ firstName: 'Eva', email: eva.email })
    expect((await ana.askType()).result.usuario).toMatchObject({ id: first, mfa: true })
    const third = newcomer(server, { cnpj: ana.registration.cnpj }).registration.email
    const url = `/api/v1/empresas/${ana.registration.cnpj}/tipo?cpf=${cpf.cpf}&emailAcesso=${third}`
    const asked = await server.call('GET', url, { session: newId() })
    expect(asked.json().result.usuario ?? null).toBeNull()
  })

  test('another address of the same mailbox with the same CPF is -118', async () => {
    await ana.validated()
    const email = ana.registration.email.replace('@', '+loja@')
    expect(refusalOf(await ana.create({ email }))).toMatchObject({ status: 409, code: -118 })
  })

  test('a registration ends after a day', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    server.clock.advance(24 * 3600)
    expect(refusalOf(await ana.resend(id))).toMatchObject({ status: 404, code: 404 })
    expect(refusalOf(await ana.validate(id, code))).toMatchObject({ status: 404, code: 404 })
  })

  test('five wrong tries end a code: then even the right one is -117 until another is sent', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusalOf(await ana.validate(id, wrongFor(code)))).toMatchObject({ status: 422, code: -116 })
    }
    const ended = await ana.validate(id, code)
    expect(refusalOf(ended)).toMatchObject({ status: 429, code: -117 })
    expect(ended.headers['retry-after']).toBe('30')
    server.clock.advance(31)
    expect((await ana.resend(id)).statusCode).toBe(204)
    expect((await ana.validate(id, await ana.mailed())).statusCode).toBe(200)
  })

  test('-116 says how many tries are left with the code, and of one that is over that another is wanted', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    const told = async (tried: string, options: TestCall = {}) => {
      const { codigoRetorno, campos } = (await ana.validate(id, tried, options)).json()
      expect(codigoRetorno).toEqual({
        codigo: -116,
        descricao: 'Não foi possível validar o código de autenticacao.',
      })
      return campos
    }
    const field = (mensagem: string) => [{ campo: 'codigo', mensagem }]
    for (const left of [4, 3, 2]) {
      expect(await told(wrongFor(code))).toEqual(field(`Restam ${left} tentativas com este código.`))
    }
    expect(await told(wrongFor(code))).toEqual(field('Resta 1 tentativa com este código.'))
    expect(await told(wrongFor(code))).toEqual(field('As tentativas deste código acabaram. Peça outro.'))
    expect(refusalOf(await ana.validate(id, code))).toEqual({ status: 429, code: -117, fields: [] })
    expect(await told(code, { session: newId() })).toBeUndefined()
    server.clock.advance(31)
    await ana.resend(id)
    const another = await ana.mailed()
    server.clock.advance(600)
    const over = 'O código que enviamos já foi usado ou passou dos 10 minutos. Peça outro.'
    expect(await told(another)).toEqual(field(over))
  })

  test('a stranger’s tries count against the stranger, at a registration and at an account', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    const stranger = { session: newId() }
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusalOf(await ana.validate(id, code, stranger))).toMatchObject({ status: 422, code: -116 })
    }
    const tell = vi.spyOn(server.parts.security, 'tell')
    const ended = await ana.validate(id, code, stranger)
    expect(tell).toHaveBeenLastCalledWith('codeLocked', {
      reqId: expect.any(String),
      issuer: 'VRPAT',
      reason: 'notAskedFor',
    })
    tell.mockRestore()
    expect(refusalOf(ended)).toMatchObject({ status: 429, code: -117 })
    expect(Number(ended.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ana.validate(id, code)).statusCode).toBe(200)
    server.clock.advance(31)
    await ana.resend(id)
    const another = await ana.mailed()
    expect(refusalOf(await ana.validate(id, another, stranger))).toMatchObject({ code: -117 })
    expect(refusalOf(await ana.validate(id, another, { session: newId() }))).toMatchObject({ code: -116 })
    expect((await ana.validate(id, another)).statusCode).toBe(200)
  })

  test('wrong codes and codes whose tries are used up are security events', async () => {
    const events = async () => {
      const { values } = await server.parts.metrics.securityEvents.get()
      const countOf = (event: string) => values.find(({ labels }) => labels.event === event)?.value ?? 0
      return { wrong: countOf('wrongCode'), locked: countOf('codeLocked') }
    }
    const id = await ana.created()
    const code = await ana.mailed()
    const before = await events()
    const tell = vi.spyOn(server.parts.security, 'tell')
    for (let tries = 0; tries < 6; tries += 1) await ana.validate(id, wrongFor(code))
    expect(await events()).toEqual({ wrong: before.wrong + 5, locked: before.locked + 1 })
    const facts = { reqId: expect.any(String), issuer: 'VRPAT' }
    expect(tell).toHaveBeenLastCalledWith('codeLocked', facts)
    await ana.validate(id, code, { session: newId() })
    expect(await events()).toEqual({ wrong: before.wrong + 6, locked: before.locked + 1 })
    expect(tell).toHaveBeenLastCalledWith('wrongCode', { ...facts, reason: 'notAskedFor' })
    tell.mockRestore()
  })

  test('a code is right in the session that asked for it, whoever else asked for one', async () => {
    const id = await ana.validated()
    const [one, other] = [{ session: newId() }, { session: newId() }]
    await ana.resend(id, one)
    const codeOfOne = await ana.mailed()
    await ana.resend(id, other)
    const codeOfOther = await ana.mailed()
    expect(refusalOf(await ana.validate(id, codeOfOther, one))).toMatchObject({ code: -116 })
    expect((await ana.validate(id, codeOfOne, one)).statusCode).toBe(200)
    expect((await ana.validate(id, codeOfOther, other)).statusCode).toBe(200)
  })

  test('thirty tries at once count as five', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    const answers = await Promise.all(Array.from({ length: 30 }, () => ana.validate(id, wrongFor(code))))
    const codes = answers.map((answer) => refusalOf(answer).code)
    expect(codes.filter((one) => one === -116)).toHaveLength(5)
    expect(codes.filter((one) => one === -117)).toHaveLength(25)
  })

  test('of ten parallel tries with the right code one is let in', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.validate(id, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a code of more than ten minutes is -116', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    server.clock.advance(600)
    expect(refusalOf(await ana.validate(id, code))).toMatchObject({ code: -116 })
  })

  test('no code is a refused field', async () => {
    const id = await ana.created()
    expect(refusalOf(await ana.validate(id, ''))).toEqual({ status: 422, code: 422, fields: ['codigo'] })
  })

  test('the code of another account does not fit', async () => {
    await ana.created()
    const code = await ana.mailed()
    const { email, cpf } = newcomer(server).registration
    const other = await ana.created({ email, cpf })
    expect(refusalOf(await ana.validate(other, code))).toMatchObject({ code: -116 })
  })

  test.each(['1', newId()])('an unknown account %s is 404', async (id) => {
    expect(refusalOf(await ana.validate(id, 'AAAAAA'))).toMatchObject({ status: 404, code: 404 })
    expect(refusalOf(await ana.resend(id))).toMatchObject({ status: 404, code: 404 })
  })
})
