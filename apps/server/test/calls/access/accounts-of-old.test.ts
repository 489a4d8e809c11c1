import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import { databases } from '../../support/databases.ts'
import { type CallsServer, cnpjOf, refusalOf, startCalls } from '../start-calls.ts'
import { accountOf, type Newcomer, newcomer, PASSWORD } from './newcomer.ts'

describe.each(databases)('accounts of old on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  test('an account of old without a password goes on without one, and nobody sets one for it', async () => {
    const id = await ana.insertOld()
    const withoutPassword = { senha: undefined, confirmarSenha: undefined, aceiteNewsletter: true }
    const waiting = await ana.created(withoutPassword)
    expect(await accountOf(server, id)).toMatchObject({ newsletter: false, emailValidatedAt: null })
    expect((await ana.validate(waiting, await ana.mailed())).statusCode).toBe(200)
    expect(await accountOf(server, id)).toMatchObject({
      passwordHash: null,
      newsletter: true,
      origin: 'LUMIS',
      emailValidatedAt: expect.any(Date),
    })
    const { result } = await ana.askType()
    expect(result.usuario).toMatchObject({ id, origem: 'LUMIS', mfa: true })
  })

  test('whoever gives another CPF than the account of old has must set a password', async () => {
    await ana.insertOld()
    const withoutPassword = { senha: undefined, confirmarSenha: undefined }
    const { cpf } = newcomer(server).registration
    const refused = await ana.create({ ...withoutPassword, cpf })
    expect(refusalOf(refused)).toEqual({ status: 422, code: 422, fields: ['senha'] })
    expect((await ana.create(withoutPassword)).statusCode).toBe(201)
  })

  test('an account of before in a portal needs no password, names its CPF, and counts once its code was right', async () => {
    const customer = newcomer(server, {
      cnpj: cnpjOf('22.333.444/0001'),
      email: 'antigo@metalurgica.example',
    })
    const { usuario, tipoCliente } = (await customer.askType()).result
    expect(tipoCliente).toBe('COM_PRODUTOS_DISPONIVEIS')
    expect(usuario).toMatchObject({ origem: 'LUMIS', emailAcesso: 'ant***', mfa: false })
    const waiting = await customer.created({ senha: undefined, confirmarSenha: undefined })
    expect(await accountOf(server, usuario.id)).toMatchObject({ emailValidatedAt: null })
    expect((await customer.validate(waiting, await customer.mailed())).statusCode).toBe(200)
    expect(await accountOf(server, usuario.id)).toMatchObject({
      cpf: customer.registration.cpf,
      firstName: 'Ana',
      passwordHash: null,
      emailValidatedAt: expect.any(Date),
    })
    expect((await customer.askType()).result.usuario).toMatchObject({ id: usuario.id, mfa: true })
  })

  test('the id of a registration goes on standing for the account of old that it became', async () => {
    const id = await ana.insertOld()
    const registered = await ana.validated()
    expect(registered).not.toBe(id)
    server.clock.advance(31)
    expect((await ana.resend(registered)).statusCode).toBe(204)
    expect((await ana.validate(registered, await ana.mailed())).json()).toMatchObject({
      result: { email: ana.registration.email },
    })
  })

  test('an account of old is asked for by its id too, and its code validates it', async () => {
    const id = await ana.insertOld()
    expect((await ana.askType()).result.usuario).toMatchObject({ id, mfa: false })
    expect((await ana.resend(id)).statusCode).toBe(204)
    const code = await ana.mailed()
    expect((await ana.validate(id, code)).json()).toMatchObject({ result: { email: ana.registration.email } })
    expect((await accountOf(server, id)).emailValidatedAt).not.toBeNull()
  })

  test('an account of old is its mailbox’s, whoever registered its CPF meanwhile; the portal’s person is unique', async () => {
    const { cnpj } = ana.registration
    const [early, late] = [newcomer(server, { cnpj }), newcomer(server, { cnpj })].map(
      ({ registration }) => registration.email,
    )
    const before = await ana.created({ email: early }, { session: newId() })
    const id = await ana.insertOld()
    await ana.resend(id)
    expect((await ana.validate(id, await ana.mailed())).statusCode).toBe(200)
    expect(before).not.toBe(id)
    const person = { status: 409, code: -118 }
    expect(refusalOf(await ana.create({ email: late }, { session: newId() }))).toMatchObject(person)
  })

  test('an account of old gets its first password with its code only, in the session that set it', async () => {
    const id = await ana.insertOld()
    const stranger = { session: newId() }
    const eva = { primeiroNome: 'Eva', senha: 'Cometa;7319', confirmarSenha: 'Cometa;7319' }
    const theirs = await ana.created(eva, stranger)
    const codeOfTheirs = await ana.mailed()
    const mine = await ana.created()
    expect(await accountOf(server, id)).toMatchObject({ passwordHash: null, firstName: 'Ana' })
    expect(refusalOf(await ana.validate(mine, codeOfTheirs))).toMatchObject({ code: -116 })
    expect((await ana.validate(mine, await ana.mailed())).statusCode).toBe(200)
    const { passwordHash, firstName } = await accountOf(server, id)
    expect([firstName, await verify(passwordHash ?? '', PASSWORD)]).toEqual(['Ana', true])
    expect(refusalOf(await ana.validate(theirs, codeOfTheirs, stranger))).toMatchObject({ code: -118 })
    expect(await ana.accountIds()).toEqual([id])
  })
})
