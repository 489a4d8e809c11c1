import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { newId } from '../../src/database/new-id.ts'
import type { JobData } from '../../src/jobs/queues.ts'
import { databases } from '../support/databases.ts'
import type { TestCall } from '../support/start-server.ts'
import { type CallsServer, cnpjOf, codeOf, refusalOf, startCalls } from './start-calls.ts'

const USERS = '/api/v1/gestao-acessos/usuarios'
const PASSWORD = 'Estrela;4826'

/** CPFs with valid check digits, nobody's; each test takes fresh ones. */
function cpfOf(base: number): string {
  const digits = String(base).padStart(9, '0')
  const check = (text: string) => {
    let sum = 0
    for (const [at, digit] of [...text].entries()) sum += Number(digit) * (text.length + 1 - at)
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = check(digits)
  return `${digits}${first}${check(`${digits}${first}`)}`
}

describe.each(databases)('access calls on %s', (kind) => {
  let server: CallsServer
  let serial = 100
  let cnpj: string
  let session: string
  let registration: Record<string, unknown> & { email: string }
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    serial += 1
    cnpj = cnpjOf(`45.000.${serial}/0001`)
    session = newId()
    registration = {
      primeiroNome: 'Ana',
      sobrenome: 'Lima',
      email: `ana${serial}@loja.example`,
      ddd: '11',
      numeroTelefone: '987654321',
      cpf: cpfOf(100_000_000 + serial),
      dataNascimento: '1990-05-20',
      cnpj,
      senha: PASSWORD,
      confirmarSenha: PASSWORD,
      aceiteTermos: true,
    }
  })

  const create = (change: Record<string, unknown> = {}, options: TestCall = {}) =>
    server.call('POST', USERS, { body: { ...registration, ...change }, session, ...options })
  const created = async () => (await create()).json().result.id as string
  const validate = (id: string, codigo: string, options: TestCall = {}) =>
    server.call('POST', `${USERS}/${id}/autenticacao-codigos/validacoes`, {
      body: { codigo },
      session,
      ...options,
    })
  const resend = (id: string, options: TestCall = {}) =>
    server.call('POST', `${USERS}/${id}/autenticacao-codigos/reenviar`, { session, ...options })
  const mailed = async () => codeOf(await server.inbox.next(registration.email))
  const wrongFor = (code: string) => (code.startsWith('A') ? 'BBBBBB' : 'AAAAAA')
  const account = (id: string) =>
    server.parts.database.kysely
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const askType = async (options: TestCall = {}) => {
    const query = `cpf=${registration.cpf}&emailAcesso=${registration.email.toUpperCase()}`
    return (
      await server.call('GET', `/api/v1/empresas/${cnpj}/tipo?${query}`, { session, ...options })
    ).json()
  }
  /** An account of the registration's person as an old portal left it: no password, never validated. */
  const insertOld = async () => {
    const { kysely } = server.parts.database
    const id = newId()
    const at = server.parts.now()
    const { email, cpf } = registration as { email: string; cpf: string }
    const person = {
      firstName: 'Ana',
      lastName: 'Lima',
      ddd: '11',
      phone: '987654321',
      birthDate: '1990-05-20',
    }
    const state = { passwordHash: null, newsletter: false, termsAcceptedAt: at, emailValidatedAt: null }
    await kysely
      .insertInto('accounts')
      .values({
        id,
        issuer: 'VRPAT',
        cnpj,
        email,
        emailKey: email,
        cpf,
        origin: 'LUMIS',
        createdAt: at,
        ...person,
        ...state,
      })
      .execute()
    return id
  }
  /** Signs up and types the code in; gives the account's id. */
  const validated = async (change: Record<string, unknown> = {}, options: TestCall = {}) => {
    const id = (await create(change, options)).json().result.id as string
    const code = codeOf(await server.inbox.next(String(change.email ?? registration.email)))
    expect((await validate(id, code, options)).statusCode).toBe(200)
    return id
  }

  describe('creating an account', () => {
    test('names all refused fields at once, whoever refuses them', async () => {
      const refused = await create({
        cpf: '1',
        email: 'ana',
        primeiroNome: '4',
        senha: 'abc',
        aceiteTermos: false,
      })
      expect(refusalOf(refused)).toMatchObject({ status: 422, code: 422 })
      expect(refusalOf(refused).fields?.toSorted()).toEqual([
        'aceiteTermos',
        'confirmarSenha',
        'cpf',
        'email',
        'primeiroNome',
        'senha',
      ])
      const missing = await create({
        cpf: undefined,
        sobrenome: undefined,
        senha: 'abc',
        confirmarSenha: 'abc',
      })
      expect(refusalOf(missing).fields?.toSorted()).toEqual(['cpf', 'senha', 'sobrenome'])
    })

    test('answers 201 with an id of version 7 and mails a code in the name of the issuer', async () => {
      const response = await create()
      expect(response.statusCode).toBe(201)
      expect(response.json()).toEqual({ result: { id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) } })
      const message = await server.inbox.next(registration.email)
      expect(message.subject).toContain('VR Benefícios')
      expect(message.text).not.toContain('Ana')
      expect(message.html).toContain(codeOf(message))
    })

    test('keeps which terms were accepted, by version and hash, and an account of old gets the new ones', async () => {
      const terms = server.parts.content.get('VRPAT')?.terms
      const accepted = { termsVersion: terms?.version, termsHash: terms?.hash }
      expect(accepted).toEqual({
        termsVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        termsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      const old = await insertOld()
      expect(await account(old)).toMatchObject({ termsVersion: null, termsHash: null })
      await validated({ senha: undefined, confirmarSenha: undefined })
      expect(await account(old)).toMatchObject(accepted)
      const other = { email: `outra${serial}@loja.example`, cpf: cpfOf(300_000_000 + serial) }
      expect(await account(await validated(other))).toMatchObject(accepted)
    })

    test('keeps an argon2id hash and a hashed code; the account has what was registered', async () => {
      const id = await created()
      const code = await mailed()
      const { kysely } = server.parts.database
      expect(await kysely.selectFrom('accounts').select('id').where('cnpj', '=', cnpj).execute()).toEqual([])
      await validate(id, code)
      const row = await account(id)
      expect(row).toMatchObject({
        issuer: 'VRPAT',
        cnpj,
        ddd: '11',
        phone: '987654321',
        birthDate: '1990-05-20',
        newsletter: false,
        emailValidatedAt: expect.any(Date),
        origin: 'ACESSO_VR',
      })
      expect(row.passwordHash).toMatch(/^\$argon2id\$/)
      const codes = await kysely
        .selectFrom('verificationCodes')
        .selectAll()
        .where('subjectId', '=', id)
        .execute()
      expect(codes).toHaveLength(1)
      expect(JSON.stringify(codes)).not.toContain(code)
    })

    test('a password is hashed as it came, its spaces and accents with it', async () => {
      const senha = '  Ção;4826 é '
      const { passwordHash } = await account(await validated({ senha, confirmarSenha: senha }))
      expect(await verify(passwordHash ?? '', senha)).toBe(true)
      for (const other of [senha.trim(), senha.normalize('NFD'), senha.toLowerCase()])
        expect(await verify(passwordHash ?? '', other), other).toBe(false)
    })

    test('names written with doubles of apostrophe and hyphen are kept with plain ones', async () => {
      expect((await create({ primeiroNome: 'Ana‑Maria', sobrenome: 'D´Ávila' })).statusCode).toBe(201)
      const { kysely } = server.parts.database
      const rows = await kysely.selectFrom('registrations').selectAll().where('cnpj', '=', cnpj).execute()
      expect(JSON.stringify(rows)).toContain("D'Ávila")
      expect(JSON.stringify(rows)).toContain('Ana-Maria')
    })

    test('names are kept without spaces around them, the phone in digits', async () => {
      const id = await validated({
        primeiroNome: '  Ana Clara ',
        sobrenome: ' Lima  ',
        numeroTelefone: '3456-7890',
      })
      expect(await account(id)).toMatchObject({
        firstName: 'Ana Clara',
        lastName: 'Lima',
        phone: '34567890',
      })
    })

    test('what a validated account has is refused with -118, whichever of e-mail and CPF it is', async () => {
      await validated()
      const taken = { status: 409, code: -118 }
      expect(refusalOf(await create())).toMatchObject(taken)
      expect(
        refusalOf(await create({ cpf: cpfOf(999_999_001), email: registration.email.toUpperCase() })),
      ).toMatchObject(taken)
      expect(refusalOf(await create({ email: `outra${serial}@loja.example` }))).toMatchObject(taken)
    })

    test('who asks what is taken too often is not told any more, and learns it from no code of theirs', async () => {
      await validated()
      const asking = { session: newId() }
      for (let asked = 0; asked < 10; asked += 1) {
        expect(refusalOf(await create({ email: `lista${serial}@loja.example` }, asking)).code).toBe(-118)
      }
      const email = `lista${serial}@loja.example`
      const id = (await create({ email }, asking)).json().result.id
      expect(refusalOf(await validate(id, codeOf(await server.inbox.next(email)), asking))).toMatchObject({
        status: 409,
        code: -118,
      })
    })

    test('one person may have accounts at several companies and a company several people', async () => {
      await created()
      const other = cnpjOf(`46.000.${serial}/0001`)
      expect((await create({ cnpj: other })).statusCode).toBe(201)
      const colleague = { cpf: cpfOf(200_000_000 + serial), email: `bia${serial}@loja.example` }
      expect((await create(colleague)).statusCode).toBe(201)
    })

    test('twenty registrations of a session at once are one, with one code', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => create()))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
      expect(new Set(answers.map((answer) => answer.json().result.id)).size).toBe(1)
      await mailed()
      expect(server.inbox.count(registration.email)).toBe(1)
    })

    test('twenty of as many sessions are five, with five codes', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, { session: newId() })))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      expect(refused).toHaveLength(15)
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      for (let sent = 0; sent < 5; sent += 1) await mailed()
      expect(server.inbox.count(registration.email)).toBe(5)
    })

    test('registering again changes what the session registered, and keeps the code and the password', async () => {
      const id = await created()
      const again = await create({ primeiroNome: 'Bia', senha: undefined, confirmarSenha: undefined })
      expect(again.json()).toEqual({ result: { id } })
      expect((await validate(id, await mailed())).statusCode).toBe(200)
      expect(await account(id)).toMatchObject({
        firstName: 'Bia',
        passwordHash: expect.stringMatching(/^\$argon2id\$/),
      })
    })

    test('the same Idempotency-Key gives the first answer again', async () => {
      const options = { session: newId(), headers: { 'idempotency-key': `key-${serial}` } }
      const [first, second] = [await create({}, options), await create({}, options)]
      expect(second.statusCode).toBe(201)
      expect(second.json()).toEqual(first.json())
    })

    test('an account of one issuer is unknown to another', async () => {
      const id = await created()
      const code = await mailed()
      expect(refusalOf(await validate(id, code, { issuer: 'JVCEF' }))).toMatchObject({
        status: 404,
        code: 404,
      })
      expect(refusalOf(await resend(id, { issuer: 'JVCEF' }))).toMatchObject({ status: 404, code: 404 })
    })

    test.each([
      ['primeiroNome', { primeiroNome: 'An' }, 'Mínimo de 3 caracteres'],
      ['primeiroNome', { primeiroNome: 'a'.repeat(25) }, 'Máximo de 24 caracteres'],
      ['primeiroNome', { primeiroNome: '' }, 'Nome é obrigatório'],
      ['primeiroNome', { primeiroNome: undefined }, 'Campo obrigatório.'],
      ['sobrenome', { sobrenome: 'L1ma' }, 'Use apenas letras, espaço, apóstrofo, hífen e ponto'],
      ['email', { email: 'ana@loja' }, 'E-mail inválido'],
      ['email', { email: `${'a'.repeat(60)}@loja.example` }, 'Máximo de 70 caracteres'],
      ['numeroTelefone', { ddd: '20' }, 'Celular inválido'],
      ['numeroTelefone', { numeroTelefone: '887654321' }, 'Celular inválido'],
      ['cpf', { cpf: '52998224724' }, 'CPF inválido'],
      ['cpf', { cpf: '529.982.247-25' }, 'CPF inválido'],
      ['cnpj', { cnpj: '11.222.333/0001-81' }, 'Número de CNPJ inválido'],
      ['cnpj', { cnpj: '11222333000180' }, 'Número de CNPJ inválido'],
      ['dataNascimento', { dataNascimento: '2000-02-31' }, 'Data inválida'],
      ['dataNascimento', { dataNascimento: '20/05/1990' }, 'Data inválida'],
      ['dataNascimento', { dataNascimento: '2020-01-01' }, 'É necessário ser maior de 18 anos'],
      ['dataNascimento', { dataNascimento: '1900-01-01' }, 'Data inválida'],
      ['senha', { senha: '', confirmarSenha: '' }, 'O campo senha é obrigatório'],
      ['senha', { senha: undefined, confirmarSenha: undefined }, 'O campo senha é obrigatório'],
      ['senha', { senha: 'fraca', confirmarSenha: 'fraca' }, 'A senha ainda não atende a todas as regras'],
      [
        'confirmarSenha',
        { confirmarSenha: `${PASSWORD}x` },
        'Por favor, digite a mesma senha do campo anterior.',
      ],
      ['aceiteTermos', { aceiteTermos: false }, 'É necessário aceitar os termos para continuar'],
    ])('%s as in %j is refused in words, and nothing is stored', async (campo, change, mensagem) => {
      const response = await create(change)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({ codigoRetorno: { codigo: 422 }, campos: [{ campo, mensagem }] })
      const { kysely } = server.parts.database
      expect(await kysely.selectFrom('accounts').select('id').where('cnpj', '=', cnpj).execute()).toEqual([])
    })

    test('two wrong fields are told together', async () => {
      const refusal = refusalOf(await create({ primeiroNome: 'A', dataNascimento: 'x' }))
      expect(refusal).toEqual({ status: 422, code: 422, fields: ['primeiroNome', 'dataNascimento'] })
    })

    test('refuses what is no text without failing over it', async () => {
      const refused = await create({ sobrenome: 'a\u0000', confirmarSenha: { toString: 'x' } })
      expect(refusalOf(refused)).toMatchObject({ status: 422, code: 422 })
    })

    test('an unknown field and a wrong type are 400', async () => {
      expect(refusalOf(await create({ admin: true }))).toEqual({ status: 400, code: 400, fields: ['admin'] })
      expect(refusalOf(await create({ aceiteTermos: 'sim' }))).toEqual({
        status: 400,
        code: 400,
        fields: ['aceiteTermos'],
      })
      const broken = await server.inject({
        method: 'POST',
        url: USERS,
        headers: {
          client_id: server.parts.config.client.id,
          access_token: await server.token(),
          'sigla-emissor': 'VRPAT',
          'content-type': 'application/json',
        },
        payload: '{"email":',
      })
      expect(refusalOf(broken)).toMatchObject({ status: 400, code: 400 })
    })

    test.each([
      ['66.777.888/0001', 409, -19],
      ['77.888.999/0001', 409, -88],
      ['88.999.111/0001', 409, -103],
      ['99.111.222/0001', 404, -18],
      ['10.203.040/0001', 504, -99],
    ])('nobody of %s is let in: %i and %i', async (base, status, code) => {
      expect(refusalOf(await create({ cnpj: cnpjOf(base) }))).toMatchObject({ status, code })
    })

    test('an e-mail without permission is refused with -108', async () => {
      const response = await create({ email: 'ana@sem-permissao.example' })
      expect(refusalOf(response)).toMatchObject({ status: 403, code: -108 })
    })

    test('a customer of the portals has an account already', async () => {
      const response = await create({ cnpj: cnpjOf('22.333.444/0001'), email: 'cliente@metalurgica.example' })
      expect(refusalOf(response)).toMatchObject({ status: 409, code: -118 })
    })

    test('an account of old without a password goes on without one, and nobody sets one for it', async () => {
      const id = await insertOld()
      const withoutPassword = { senha: undefined, confirmarSenha: undefined, aceiteNewsletter: true }
      const waiting = (await create(withoutPassword)).json().result.id
      expect(await account(id)).toMatchObject({ newsletter: false, emailValidatedAt: null })
      expect((await validate(waiting, await mailed())).statusCode).toBe(200)
      expect(await account(id)).toMatchObject({
        passwordHash: null,
        newsletter: true,
        origin: 'LUMIS',
        emailValidatedAt: expect.any(Date),
      })
      const { result } = await askType()
      expect(result.usuario).toMatchObject({ id, origem: 'LUMIS', mfa: true })
    })

    test('whoever gives another CPF than the account of old has must set a password', async () => {
      await insertOld()
      const withoutPassword = { senha: undefined, confirmarSenha: undefined }
      const refused = await create({ ...withoutPassword, cpf: cpfOf(500_000_000 + serial) })
      expect(refusalOf(refused)).toEqual({ status: 422, code: 422, fields: ['senha'] })
      expect((await create(withoutPassword)).statusCode).toBe(201)
    })

    test('accounts of the portals are each one’s own, and tell neither CPF nor phone', async () => {
      const portals = [
        ['22.333.444/0001', 'cliente@metalurgica.example'],
        ['33.444.555/0001', 'cliente@transportes.example'],
      ] as const
      const ids: string[] = []
      for (const [base, email] of portals) {
        const query = `cpf=${registration.cpf}&emailAcesso=${email}`
        const { result } = (
          await server.call('GET', `/api/v1/empresas/${cnpjOf(base)}/tipo?${query}`, { session })
        ).json()
        ids.push(result.usuario.id)
      }
      expect(new Set(ids).size).toBe(2)
      for (const id of ids) {
        expect(await account(id)).toMatchObject({
          cpf: `portal ${id}`,
          ddd: '',
          phone: '',
          newsletter: false,
        })
      }
    })

    test('an account of before in a portal needs no password, names its CPF, and counts once its code was right', async () => {
      cnpj = cnpjOf('22.333.444/0001')
      registration = { ...registration, cnpj, email: 'antigo@metalurgica.example' }
      const { usuario, tipoCliente } = (await askType()).result
      expect(tipoCliente).toBe('COM_PRODUTOS_DISPONIVEIS')
      expect(usuario).toMatchObject({ origem: 'LUMIS', emailAcesso: 'ant***', mfa: false })
      const waiting = (await create({ senha: undefined, confirmarSenha: undefined })).json().result.id
      expect(await account(usuario.id)).toMatchObject({ emailValidatedAt: null })
      expect((await validate(waiting, await mailed())).statusCode).toBe(200)
      expect(await account(usuario.id)).toMatchObject({
        cpf: registration.cpf,
        firstName: 'Ana',
        passwordHash: null,
        emailValidatedAt: expect.any(Date),
      })
      expect((await askType()).result.usuario).toMatchObject({ id: usuario.id, mfa: true })
    })

    test('the id of a registration goes on standing for the account of old that it became', async () => {
      const id = await insertOld()
      const registered = await validated()
      expect(registered).not.toBe(id)
      server.clock.advance(31)
      expect((await resend(registered)).statusCode).toBe(204)
      expect((await validate(registered, await mailed())).json()).toMatchObject({
        result: { email: registration.email },
      })
    })

    test('an account of old is asked for by its id too, and its code validates it', async () => {
      const id = await insertOld()
      expect((await askType()).result.usuario).toMatchObject({ id, mfa: false })
      expect((await resend(id)).statusCode).toBe(204)
      const code = await mailed()
      expect((await validate(id, code)).json()).toMatchObject({ result: { email: registration.email } })
      expect((await account(id)).emailValidatedAt).not.toBeNull()
    })

    test('an account of old whose CPF is another’s by then is -118 and stays as it was', async () => {
      const id = await insertOld()
      await resend(id)
      const code = await mailed()
      await validated({ email: `nova${serial}@loja.example` }, { session: newId() })
      expect(refusalOf(await validate(id, code))).toMatchObject({ status: 409, code: -118 })
      expect((await account(id)).emailValidatedAt).toBeNull()
    })

    test('an account of old gets its first password with its code only, in the session that set it', async () => {
      const { kysely } = server.parts.database
      const id = await insertOld()
      const stranger = { session: newId() }
      const theirs = (
        await create({ primeiroNome: 'Eva', senha: 'Cometa;7319', confirmarSenha: 'Cometa;7319' }, stranger)
      ).json()
      const codeOfTheirs = await mailed()
      const mine = await created()
      expect(await account(id)).toMatchObject({ passwordHash: null, firstName: 'Ana' })
      expect(refusalOf(await validate(mine, codeOfTheirs))).toMatchObject({ code: -116 })
      expect((await validate(mine, await mailed())).statusCode).toBe(200)
      const { passwordHash, firstName } = await account(id)
      expect([firstName, await verify(passwordHash ?? '', PASSWORD)]).toEqual(['Ana', true])
      expect(refusalOf(await validate(theirs.result.id, codeOfTheirs, stranger))).toMatchObject({
        code: -118,
      })
      expect(await kysely.selectFrom('accounts').select('id').where('cnpj', '=', cnpj).execute()).toEqual([
        { id },
      ])
    })
  })

  describe('validating a code', () => {
    test('the right code answers the e-mail, in lower case too, and works once', async () => {
      const id = await created()
      const code = await mailed()
      const answer = await validate(id, ` ${code.toLowerCase()} `)
      expect(answer.json()).toEqual({ result: { email: registration.email } })
      expect((await account(id)).emailValidatedAt).not.toBeNull()
      expect(refusalOf(await validate(id, code))).toMatchObject({ status: 422, code: -116 })
    })

    test('the session that validated it is verified, no other is', async () => {
      const id = await created()
      await validate(id, await mailed())
      const { kysely } = server.parts.database
      const rows = await kysely
        .selectFrom('sessionVerifications')
        .selectAll()
        .where('accountId', '=', id)
        .execute()
      expect(rows).toMatchObject([{ sessionId: session, issuer: 'VRPAT', cnpj }])
    })

    test('a registration is known to its own session alone; its account to who asks by e-mail', async () => {
      const id = await created()
      const user = { id, origem: 'ACESSO_VR', emailAcesso: 'ana***' }
      expect((await askType()).result.usuario).toEqual({ ...user, mfa: false })
      expect((await askType({ session: newId() })).result.usuario).toBeNull()
      await validate(id, await mailed())
      expect((await askType({ session: newId() })).result.usuario).toEqual({ ...user, mfa: true })
    })

    test('who registers somebody’s e-mail and CPF first keeps nothing of them', async () => {
      const attacker = { session: newId() }
      const change = { primeiroNome: 'Eva', senha: 'Cometa;7319', confirmarSenha: 'Cometa;7319' }
      const theirs = (await create(change, attacker)).json().result.id
      const first = await mailed()
      const mine = await created()
      const second = await mailed()
      expect(refusalOf(await validate(theirs, second, attacker))).toMatchObject({ status: 422, code: -116 })
      expect((await validate(mine, second)).statusCode).toBe(200)
      const { firstName, passwordHash } = await account(mine)
      expect([firstName, await verify(passwordHash ?? '', PASSWORD)]).toEqual(['Ana', true])
      expect(refusalOf(await validate(theirs, first, attacker))).toMatchObject({ status: 409, code: -118 })
      expect(refusalOf(await validate(theirs, first, attacker))).toMatchObject({ status: 404, code: 404 })
    })

    test('a second validated account with the same CPF is -118, two at once too', async () => {
      const emails = [`um${serial}@loja.example`, `dois${serial}@loja.example`]
      const sessions = [newId(), newId()]
      const tries = await Promise.all(
        emails.map(async (email, nth) => {
          const options = { session: sessions[nth] ?? '' }
          const id = (await create({ email }, options)).json().result.id
          const code = codeOf(await server.inbox.next(email))
          return () => validate(id, code, options)
        }),
      )
      const tell = vi.spyOn(server.parts.security, 'tell')
      const answers = await Promise.all(tries.map((go) => go()))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(tell).not.toHaveBeenCalled()
      tell.mockRestore()
    })

    test('a registration ends after a day', async () => {
      const id = await created()
      const code = await mailed()
      server.clock.advance(24 * 3600)
      expect(refusalOf(await resend(id))).toMatchObject({ status: 404, code: 404 })
      expect(refusalOf(await validate(id, code))).toMatchObject({ status: 404, code: 404 })
    })

    test('five wrong tries end a code: then even the right one is -117 until another is sent', async () => {
      const id = await created()
      const code = await mailed()
      for (let tries = 0; tries < 5; tries += 1) {
        expect(refusalOf(await validate(id, wrongFor(code)))).toMatchObject({ status: 422, code: -116 })
      }
      const ended = await validate(id, code)
      expect(refusalOf(ended)).toMatchObject({ status: 429, code: -117 })
      expect(ended.headers['retry-after']).toBe('30')
      server.clock.advance(31)
      expect((await resend(id)).statusCode).toBe(204)
      expect((await validate(id, await mailed())).statusCode).toBe(200)
    })

    test('-116 says how many tries are left with the code, and of one that is over that another is wanted', async () => {
      const id = await created()
      const code = await mailed()
      const told = async (tried: string, options: TestCall = {}) => {
        const { codigoRetorno, campos } = (await validate(id, tried, options)).json()
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
      expect(refusalOf(await validate(id, code))).toEqual({ status: 429, code: -117, fields: [] })
      expect(await told(code, { session: newId() })).toBeUndefined()
      server.clock.advance(31)
      await resend(id)
      const another = await mailed()
      server.clock.advance(600)
      const over = 'O código que enviamos já foi usado ou passou dos 10 minutos. Peça outro.'
      expect(await told(another)).toEqual(field(over))
    })

    test('a stranger’s tries count against the stranger, at a registration and at an account', async () => {
      const id = await created()
      const code = await mailed()
      const stranger = { session: newId() }
      for (let tries = 0; tries < 5; tries += 1) {
        expect(refusalOf(await validate(id, code, stranger))).toMatchObject({ status: 422, code: -116 })
      }
      const tell = vi.spyOn(server.parts.security, 'tell')
      const ended = await validate(id, code, stranger)
      expect(tell).toHaveBeenLastCalledWith('codeLocked', {
        reqId: expect.any(String),
        issuer: 'VRPAT',
        reason: 'notAskedFor',
      })
      tell.mockRestore()
      expect(refusalOf(ended)).toMatchObject({ status: 429, code: -117 })
      expect(Number(ended.headers['retry-after'])).toBeGreaterThan(0)
      expect((await validate(id, code)).statusCode).toBe(200)
      server.clock.advance(31)
      await resend(id)
      const another = await mailed()
      expect(refusalOf(await validate(id, another, stranger))).toMatchObject({ code: -117 })
      expect(refusalOf(await validate(id, another, { session: newId() }))).toMatchObject({ code: -116 })
      expect((await validate(id, another)).statusCode).toBe(200)
    })

    test('wrong codes and codes whose tries are used up are security events', async () => {
      const events = async () => {
        const { values } = await server.parts.metrics.securityEvents.get()
        const countOf = (event: string) => values.find(({ labels }) => labels.event === event)?.value ?? 0
        return { wrong: countOf('wrongCode'), locked: countOf('codeLocked') }
      }
      const id = await created()
      const code = await mailed()
      const before = await events()
      const tell = vi.spyOn(server.parts.security, 'tell')
      for (let tries = 0; tries < 6; tries += 1) await validate(id, wrongFor(code))
      expect(await events()).toEqual({ wrong: before.wrong + 5, locked: before.locked + 1 })
      const facts = { reqId: expect.any(String), issuer: 'VRPAT' }
      expect(tell).toHaveBeenLastCalledWith('codeLocked', facts)
      await validate(id, code, { session: newId() })
      expect(await events()).toEqual({ wrong: before.wrong + 6, locked: before.locked + 1 })
      expect(tell).toHaveBeenLastCalledWith('wrongCode', { ...facts, reason: 'notAskedFor' })
      tell.mockRestore()
    })

    test('a code is right in the session that asked for it, whoever else asked for one', async () => {
      const id = await validated()
      const [one, other] = [{ session: newId() }, { session: newId() }]
      await resend(id, one)
      const codeOfOne = await mailed()
      await resend(id, other)
      const codeOfOther = await mailed()
      expect(refusalOf(await validate(id, codeOfOther, one))).toMatchObject({ code: -116 })
      expect((await validate(id, codeOfOne, one)).statusCode).toBe(200)
      expect((await validate(id, codeOfOther, other)).statusCode).toBe(200)
    })

    test('thirty tries at once count as five', async () => {
      const id = await created()
      const code = await mailed()
      const answers = await Promise.all(Array.from({ length: 30 }, () => validate(id, wrongFor(code))))
      const codes = answers.map((answer) => refusalOf(answer).code)
      expect(codes.filter((one) => one === -116)).toHaveLength(5)
      expect(codes.filter((one) => one === -117)).toHaveLength(25)
    })

    test('of ten parallel tries with the right code one is let in', async () => {
      const id = await created()
      const code = await mailed()
      const answers = await Promise.all(Array.from({ length: 10 }, () => validate(id, code)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    })

    test('a code of more than ten minutes is -116', async () => {
      const id = await created()
      const code = await mailed()
      server.clock.advance(600)
      expect(refusalOf(await validate(id, code))).toMatchObject({ code: -116 })
    })

    test('no code is a refused field', async () => {
      const id = await created()
      expect(refusalOf(await validate(id, ''))).toEqual({ status: 422, code: 422, fields: ['codigo'] })
    })

    test('the code of another account does not fit', async () => {
      await created()
      const code = await mailed()
      registration = { ...registration, email: `bia${serial}@loja.example`, cpf: cpfOf(300_000_000 + serial) }
      const other = await created()
      expect(refusalOf(await validate(other, code))).toMatchObject({ code: -116 })
    })

    test.each(['1', newId()])('an unknown account %s is 404', async (id) => {
      expect(refusalOf(await validate(id, 'AAAAAA'))).toMatchObject({ status: 404, code: 404 })
      expect(refusalOf(await resend(id))).toMatchObject({ status: 404, code: 404 })
    })
  })

  describe('sending another code', () => {
    test('inside thirty seconds it answers 429 with the seconds to wait', async () => {
      const id = await created()
      server.clock.advance(10)
      const early = await resend(id)
      expect(refusalOf(early)).toMatchObject({ status: 429, code: 429 })
      expect(early.headers['retry-after']).toBe('20')
      server.clock.advance(20)
      const sent = await resend(id)
      expect([sent.statusCode, sent.body]).toEqual([204, ''])
    })

    test('a new code ends the old one', async () => {
      const id = await created()
      const old = await mailed()
      server.clock.advance(30)
      await resend(id)
      const code = await mailed()
      expect(code).not.toBe(old)
      expect(refusalOf(await validate(id, old))).toMatchObject({ code: -116 })
      expect((await validate(id, code)).statusCode).toBe(200)
    })

    test('a sixth within the hour waits until the first is an hour old', async () => {
      const id = await created()
      for (let sent = 1; sent < 5; sent += 1) {
        server.clock.advance(60)
        expect((await resend(id)).statusCode).toBe(204)
      }
      server.clock.advance(60)
      const sixth = await resend(id)
      expect(refusalOf(sixth)).toMatchObject({ status: 429 })
      expect(sixth.headers['retry-after']).toBe('3300')
      server.clock.advance(3300)
      expect((await resend(id)).statusCode).toBe(204)
    })

    test('ten requests at once send one code', async () => {
      const id = await created()
      server.clock.advance(30)
      const answers = await Promise.all(Array.from({ length: 10 }, () => resend(id)))
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    })

    test('another session’s registration is unknown', async () => {
      const id = await created()
      expect(refusalOf(await resend(id, { session: newId() }))).toMatchObject({ status: 404, code: 404 })
    })

    test('a session that proved the e-mail has three left where strangers asked for all five of the hour', async () => {
      const id = await validated()
      server.clock.advance(3600)
      const strangers = await Promise.all(Array.from({ length: 8 }, () => resend(id, { session: newId() })))
      expect(strangers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(5)
      for (let nth = 0; nth < 3; nth++) {
        expect((await resend(id)).statusCode).toBe(204)
        server.clock.advance(31)
      }
      const fourth = await resend(id)
      expect(refusalOf(fourth)).toMatchObject({ status: 429, code: 429 })
      expect(fourth.headers['retry-after']).toBe(String(3600 - 3 * 31))
      for (let sent = 0; sent < 8; sent += 1) await mailed()
      expect(server.inbox.count(registration.email)).toBe(9)
    })

    test('sign-ups with the owner’s e-mail at other companies, tagged or not, leave the owner theirs', async () => {
      const [name, domain] = registration.email.split('@')
      const id = await validated()
      server.clock.advance(3600)
      const emails = ['', '+a', '+b', '', '+c', ''].map((tag) => `${name}${tag}@${domain}`)
      const statuses: number[] = []
      for (const [nth, email] of emails.entries()) {
        const other = {
          cnpj: cnpjOf(`46.00${nth}.${serial}/0001`),
          cpf: cpfOf(500_000_000 + serial * 10 + nth),
        }
        statuses.push((await create({ ...other, email }, { session: newId() })).statusCode)
      }
      expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
      const returning = { session: newId() }
      for (let nth = 0; nth < 3; nth++) {
        expect((await resend(id, returning)).statusCode).toBe(204)
        server.clock.advance(31)
      }
      expect((await resend(id)).statusCode).toBe(204)
    })

    test('who proved the e-mail signs up at a second company in that session, whatever strangers did', async () => {
      await validated()
      server.clock.advance(3600)
      const at = (nth: number) => ({ cnpj: cnpjOf(`47.00${nth}.${serial}/0001`) })
      for (let nth = 0; nth < 3; nth++) await create(at(nth), { session: newId() })
      expect((await create(at(4), { session: newId() })).statusCode).toBe(429)
      expect((await create(at(4))).statusCode).toBe(201)
    })

    test('a stranger inside the limits of an address is no event', async () => {
      const id = await validated()
      const tell = vi.spyOn(server.parts.security, 'tell')
      expect((await resend(id, { session: newId() })).statusCode).toBe(204)
      expect(tell).not.toHaveBeenCalled()
      tell.mockRestore()
    })

    test('that strangers used up their share of a mailbox is an event', async () => {
      const id = await validated()
      server.clock.advance(3600)
      for (let nth = 0; nth < 5; nth++) await resend(id, { session: newId() })
      const tell = vi.spyOn(server.parts.security, 'tell')
      expect(refusalOf(await resend(id, { session: newId() }))).toMatchObject({ status: 429, code: 429 })
      expect(tell).toHaveBeenCalledWith('limitReached', {
        reqId: expect.any(String),
        issuer: 'VRPAT',
        reason: 'codesOfMailbox',
      })
      tell.mockRestore()
    })

    test('a clock that is set back two hours stops neither codes nor the session', async () => {
      const id = await created()
      const code = await mailed()
      server.clock.advance(-7200)
      expect((await validate(id, code)).statusCode).toBe(200)
      expect((await resend(id)).statusCode).toBe(204)
      expect((await validate(id, await mailed())).statusCode).toBe(200)
    })

    test('an empty body is fine under any content type that programs set', async () => {
      const id = await created()
      server.clock.advance(30)
      const typed = await resend(id, { headers: { 'content-type': 'application/json' } })
      expect(typed.statusCode).toBe(204)
      server.clock.advance(30)
      expect((await resend(id, { body: {} })).statusCode).toBe(204)
      expect(refusalOf(await resend(id, { body: { email: 'x' } }))).toMatchObject({ status: 400 })
    })
  })

  describe('leaving', () => {
    const leave = (options: TestCall = {}) =>
      server.call('DELETE', '/api/v1/gestao-acessos/sessao', { session, ...options })
    const verifiedSessions = async () => {
      const rows = await server.parts.database.kysely
        .selectFrom('sessionVerifications')
        .select('sessionId')
        .where('cnpj', '=', cnpj)
        .execute()
      return rows.map(({ sessionId }) => sessionId)
    }

    test('ends what the session has proven, and no other session', async () => {
      const id = await validated()
      const other = { session: newId() }
      await resend(id, other)
      await validate(id, await mailed(), other)
      const left = await leave()
      expect([left.statusCode, left.body]).toEqual([204, ''])
      expect(await verifiedSessions()).toEqual([other.session])
      expect((await leave()).statusCode).toBe(204)
      expect((await resend(id)).statusCode).toBe(401)
      server.clock.advance(31)
      expect((await resend(id, other)).statusCode).toBe(204)
    })

    test('ends its code and its registration, which count on', async () => {
      const id = await validated()
      server.clock.advance(31)
      await resend(id)
      const code = await mailed()
      const waiting = { email: `espera${serial}@loja.example`, cpf: cpfOf(400_000_000 + serial) }
      const registered = (await create(waiting)).json().result.id
      const waitingCode = codeOf(await server.inbox.next(waiting.email))
      const { kysely } = server.parts.database
      await leave()
      for (const answer of [await validate(id, code), await validate(registered, waitingCode)])
        expect(refusalOf(answer)).toMatchObject({ status: 401, code: 401 })
      const own = await kysely
        .selectFrom('verificationCodes')
        .select(['replacedAt', 'usedAt'])
        .where('sessionId', '=', session)
        .execute()
      expect(own.filter(({ replacedAt, usedAt }) => replacedAt === null && usedAt === null)).toEqual([])
      expect(own.length).toBeGreaterThan(2)
    })
  })

  describe('a job that mails a code and is cut off after the mail server took it', () => {
    const sentAt = async () => {
      const row = await server.parts.database.kysely
        .selectFrom('mailMessages')
        .select('sentAt')
        .where('recipient', '=', registration.email)
        .executeTakeFirstOrThrow()
      return row.sentAt
    }
    /** The message went, and the row that says so did not; gives the code and its job's data. */
    const cutOff = async (accountId: string) => {
      const { kysely } = server.parts.database
      const code = await mailed()
      await vi.waitFor(async () => expect(await sentAt()).not.toBeNull())
      await kysely
        .updateTable('mailMessages')
        .set({ sentAt: null })
        .where('recipient', '=', registration.email)
        .execute()
      const { id } = await kysely
        .selectFrom('verificationCodes')
        .select('id')
        .where('subjectId', '=', accountId)
        .executeTakeFirstOrThrow()
      return { code, job: { kind: 'verification-code', verificationCodeId: id } as const }
    }
    const runAgain = (job: JobData['mail']) => {
      const { database, jobs } = server.parts
      return inTransaction(database, (trx) => jobs.enqueue(trx, 'mail', job))
    }

    test('counts it as sent where the code was used meanwhile', async () => {
      const id = await created()
      const { code, job } = await cutOff(id)
      await validate(id, code)
      await runAgain(job)
      await vi.waitFor(async () => expect(await sentAt()).not.toBeNull())
      expect(server.inbox.count(registration.email)).toBe(1)
    })

    test.each([
      ['replaced', { replacedAt: new Date() }],
      ['over', { expiresAt: new Date(0) }],
    ])('leaves no message that waits where the code is %s by then', async (_how, change) => {
      const { job } = await cutOff(await created())
      const { kysely } = server.parts.database
      await kysely
        .updateTable('verificationCodes')
        .set(change)
        .where('id', '=', job.verificationCodeId)
        .execute()
      await runAgain(job)
      const rows = () =>
        kysely.selectFrom('mailMessages').select('id').where('recipient', '=', registration.email).execute()
      await vi.waitFor(async () => expect(await rows()).toEqual([]))
      expect(server.inbox.count(registration.email)).toBe(1)
    })

    test('gives the mail server the same message where the code is still awaited', async () => {
      const { job } = await cutOff(await created())
      await runAgain(job)
      await vi.waitFor(async () => expect(await sentAt()).not.toBeNull())
      const again = await server.inbox.next(registration.email)
      expect(server.inbox.count(registration.email)).toBe(2)
      const { id } = await server.parts.database.kysely
        .selectFrom('mailMessages')
        .select('id')
        .where('recipient', '=', registration.email)
        .executeTakeFirstOrThrow()
      expect(again.id).toBe(id)
    })
  })
})
