import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import { databases } from '../../support/databases.ts'
import { type CallsServer, cnpjOf, codeOf, refusalOf, startCalls } from '../start-calls.ts'
import { accountOf, type Newcomer, newcomer, PASSWORD, USERS } from './newcomer.ts'

describe.each(databases)('creating an account on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  test('names all refused fields at once, whoever refuses them', async () => {
    const refused = await ana.create({
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
    const missing = await ana.create({
      cpf: undefined,
      sobrenome: undefined,
      senha: 'abc',
      confirmarSenha: 'abc',
    })
    expect(refusalOf(missing).fields?.toSorted()).toEqual(['cpf', 'senha', 'sobrenome'])
  })

  test('answers 201 with an id of version 7 and mails a code in the name of the issuer', async () => {
    const response = await ana.create()
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ result: { id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) } })
    const message = await server.inbox.next(ana.registration.email)
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
    const old = await ana.insertOld()
    expect(await accountOf(server, old)).toMatchObject({ termsVersion: null, termsHash: null })
    await ana.validated({ senha: undefined, confirmarSenha: undefined })
    expect(await accountOf(server, old)).toMatchObject(accepted)
    const { email, cpf } = newcomer(server).registration
    expect(await accountOf(server, await ana.validated({ email, cpf }))).toMatchObject(accepted)
  })

  test('keeps an argon2id hash and a hashed code; the account has what was registered', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    expect(await ana.accountIds()).toEqual([])
    await ana.validate(id, code)
    const row = await accountOf(server, id)
    expect(row).toMatchObject({
      issuer: 'VRPAT',
      cnpj: ana.registration.cnpj,
      ddd: '11',
      phone: '987654321',
      birthDate: '1990-05-20',
      newsletter: false,
      emailValidatedAt: expect.any(Date),
      origin: 'ACESSO_VR',
    })
    expect(row.passwordHash).toMatch(/^\$argon2id\$/)
    const codes = await server.parts.database.kysely
      .selectFrom('verificationCodes')
      .selectAll()
      .where('subjectId', '=', id)
      .execute()
    expect(codes).toHaveLength(1)
    expect(JSON.stringify(codes)).not.toContain(code)
  })

  test('a password is hashed as it came, its spaces and accents with it', async () => {
    const senha = '  Ção;4826 é '
    const { passwordHash } = await accountOf(server, await ana.validated({ senha, confirmarSenha: senha }))
    expect(await verify(passwordHash ?? '', senha)).toBe(true)
    for (const other of [senha.trim(), senha.normalize('NFD'), senha.toLowerCase()])
      expect(await verify(passwordHash ?? '', other), other).toBe(false)
  })

  test('names written with doubles of apostrophe and hyphen are kept with plain ones', async () => {
    expect((await ana.create({ primeiroNome: 'Ana‑Maria', sobrenome: 'D´Ávila' })).statusCode).toBe(201)
    const { kysely } = server.parts.database
    const rows = await kysely
      .selectFrom('registrations')
      .selectAll()
      .where('cnpj', '=', ana.registration.cnpj)
      .execute()
    expect(JSON.stringify(rows)).toContain("D'Ávila")
    expect(JSON.stringify(rows)).toContain('Ana-Maria')
  })

  test('names are kept without spaces around them, the phone in digits', async () => {
    const id = await ana.validated({
      primeiroNome: '  Ana Clara ',
      sobrenome: ' Lima  ',
      numeroTelefone: '3456-7890',
    })
    expect(await accountOf(server, id)).toMatchObject({
      firstName: 'Ana Clara',
      lastName: 'Lima',
      phone: '34567890',
    })
  })

  test('the e-mail of a validated account is refused with -118, whatever the CPF', async () => {
    await ana.validated()
    const { cpf } = newcomer(server).registration
    const email = ana.registration.email.toUpperCase()
    for (const change of [{}, { email }, { cpf, email }])
      expect(refusalOf(await ana.create(change))).toMatchObject({ status: 409, code: -118 })
  })

  test('who asks what is taken too often is not told any more, and learns it from no code of theirs', async () => {
    await ana.validated()
    const asking = { session: newId() }
    const email = ana.registration.email.replace('@', '+loja@')
    for (let asked = 0; asked < 10; asked += 1) {
      expect(refusalOf(await ana.create({ email }, asking)).code).toBe(-118)
    }
    const id = await ana.created({ email }, asking)
    expect(refusalOf(await ana.validate(id, await ana.mailed(email), asking))).toMatchObject({
      status: 409,
      code: -118,
    })
  })

  test('one person may have accounts at several companies and a company several people', async () => {
    await ana.created()
    const { cnpj, cpf, email } = newcomer(server).registration
    expect((await ana.create({ cnpj })).statusCode).toBe(201)
    expect((await ana.create({ cpf, email })).statusCode).toBe(201)
  })

  test('twenty registrations of a session at once are one, with one code', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.create()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().result.id)).size).toBe(1)
    await ana.mailed()
    expect(server.inbox.count(ana.registration.email)).toBe(1)
  })

  test('twenty of as many sessions are five, with five codes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.create({}, { session: newId() })))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(15)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    for (let sent = 0; sent < 5; sent += 1) await ana.mailed()
    expect(server.inbox.count(ana.registration.email)).toBe(5)
  })

  test('of the provider that takes no notice of dots, all names of a mailbox have its five codes together', async () => {
    const name = `ana${newId().slice(-12)}`
    const dotted = [...name].map((_, at) => `${name.slice(0, at + 1)}.${name.slice(at + 1)}`)
    const emails = dotted.slice(0, 12).map((one, at) => `${one}@${at % 2 ? 'gmail.com' : 'googlemail.com'}`)
    const statuses = []
    for (const email of emails) statuses.push((await newcomer(server, { email }).create()).statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    // The first five went out, each to the address as it was written.
    for (const email of emails.slice(0, 5)) expect((await server.inbox.next(email)).to).toBe(email)
  })

  test('registering again changes what the session registered, and keeps the code and the password', async () => {
    const id = await ana.created()
    const again = await ana.create({ primeiroNome: 'Bia', senha: undefined, confirmarSenha: undefined })
    expect(again.json()).toEqual({ result: { id } })
    expect((await ana.validate(id, await ana.mailed())).statusCode).toBe(200)
    expect(await accountOf(server, id)).toMatchObject({
      firstName: 'Bia',
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    })
  })

  test('the same Idempotency-Key gives the first answer again', async () => {
    const options = { session: newId(), headers: { 'idempotency-key': newId() } }
    const [first, second] = [await ana.create({}, options), await ana.create({}, options)]
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
  })

  test('an account of one issuer is unknown to another', async () => {
    const id = await ana.created()
    const code = await ana.mailed()
    expect(refusalOf(await ana.validate(id, code, { issuer: 'JVCEF' }))).toMatchObject({
      status: 404,
      code: 404,
    })
    expect(refusalOf(await ana.resend(id, { issuer: 'JVCEF' }))).toMatchObject({ status: 404, code: 404 })
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
    const response = await ana.create(change)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ codigoRetorno: { codigo: 422 }, campos: [{ campo, mensagem }] })
    expect(await ana.accountIds()).toEqual([])
  })

  test('two wrong fields are told together', async () => {
    const refusal = refusalOf(await ana.create({ primeiroNome: 'A', dataNascimento: 'x' }))
    expect(refusal).toEqual({ status: 422, code: 422, fields: ['primeiroNome', 'dataNascimento'] })
  })

  test('refuses what is no text without failing over it', async () => {
    const refused = await ana.create({ sobrenome: 'a\u0000', confirmarSenha: { toString: 'x' } })
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 422 })
  })

  test('an unknown field and a wrong type are 400', async () => {
    expect(refusalOf(await ana.create({ admin: true }))).toEqual({
      status: 400,
      code: 400,
      fields: ['admin'],
    })
    expect(refusalOf(await ana.create({ aceiteTermos: 'sim' }))).toEqual({
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
    expect(refusalOf(await ana.create({ cnpj: cnpjOf(base) }))).toMatchObject({ status, code })
  })

  test('an e-mail without permission is refused with -108', async () => {
    const response = await ana.create({ email: 'ana@sem-permissao.example' })
    expect(refusalOf(response)).toMatchObject({ status: 403, code: -108 })
  })

  test('a customer of the portals has an account already', async () => {
    const response = await ana.create({
      cnpj: cnpjOf('22.333.444/0001'),
      email: 'cliente@metalurgica.example',
    })
    expect(refusalOf(response)).toMatchObject({ status: 409, code: -118 })
  })
})
