import { newId } from '../../../src/database/new-id.ts'
import type { TestCall } from '../../support/start-server.ts'
import { type CallsServer, cnpjOf, codeOf } from '../start-calls.ts'

export const USERS = '/api/v1/gestao-acessos/usuarios'
export const PASSWORD = 'Estrela;4826'

let serial = 100

/** A CPF with valid check digits, nobody's. */
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

/** What somebody types to sign up; e-mail, CPF and company are nobody else's. */
function registrationOf(change: { readonly cnpj?: string; readonly email?: string }) {
  serial += 1
  return {
    primeiroNome: 'Ana',
    sobrenome: 'Lima',
    email: `ana${serial}@loja.example`,
    ddd: '11',
    numeroTelefone: '987654321',
    cpf: cpfOf(100_000_000 + serial),
    dataNascimento: '1990-05-20',
    cnpj: cnpjOf(`${45_000_000 + serial}0001`),
    senha: PASSWORD,
    confirmarSenha: PASSWORD,
    aceiteTermos: true,
    ...change,
  }
}

export type Newcomer = ReturnType<typeof newcomer>

/** Somebody at a company that no other test has, in a session of their own, and the calls as they make them. */
export function newcomer(
  server: CallsServer,
  given: { readonly cnpj?: string; readonly email?: string } = {},
) {
  const session = newId()
  const registration = registrationOf(given)
  const { cnpj, email: ownEmail, cpf } = registration

  const create = (change: Record<string, unknown> = {}, options: TestCall = {}) =>
    server.call('POST', USERS, { body: { ...registration, ...change }, session, ...options })
  /** Signs up; gives the registration's id. */
  const created = async (change: Record<string, unknown> = {}, options: TestCall = {}) =>
    (await create(change, options)).json().result.id as string
  const validate = (id: string, codigo: string, options: TestCall = {}) =>
    server.call('POST', `${USERS}/${id}/autenticacao-codigos/validacoes`, {
      body: { codigo },
      session,
      ...options,
    })
  const resend = (id: string, options: TestCall = {}) =>
    server.call('POST', `${USERS}/${id}/autenticacao-codigos/reenviar`, { session, ...options })
  /** The code of the next message to an address, their own unless told. */
  const mailed = async (email: string = ownEmail) => codeOf(await server.inbox.next(email))
  /** Signs up and types the code in; gives the account's id. */
  const validated = async (change: Record<string, unknown> = {}, options: TestCall = {}) => {
    const id = await created(change, options)
    const answer = await validate(id, await mailed(String(change.email ?? ownEmail)), options)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return id
  }
  const askType = async (options: TestCall = {}) => {
    const query = `cpf=${cpf}&emailAcesso=${ownEmail.toUpperCase()}`
    return (
      await server.call('GET', `/api/v1/empresas/${cnpj}/tipo?${query}`, { session, ...options })
    ).json()
  }
  /** Their account as an old portal left it: no password, never validated. */
  const insertOld = async () => {
    const id = newId()
    const at = server.parts.now()
    await server.parts.database.kysely
      .insertInto('accounts')
      .values({
        id,
        issuer: 'VRPAT',
        cnpj,
        email: ownEmail,
        emailKey: ownEmail,
        cpf,
        firstName: 'Ana',
        lastName: 'Lima',
        ddd: '11',
        phone: '987654321',
        birthDate: '1990-05-20',
        passwordHash: null,
        newsletter: false,
        termsAcceptedAt: at,
        emailValidatedAt: null,
        origin: 'LUMIS',
        createdAt: at,
      })
      .execute()
    return id
  }
  /** The accounts at their company. */
  const accountIds = async () => {
    const { kysely } = server.parts.database
    const rows = await kysely.selectFrom('accounts').select('id').where('cnpj', '=', cnpj).execute()
    return rows.map(({ id }) => id)
  }
  return {
    session,
    registration,
    accountIds,
    create,
    created,
    validate,
    resend,
    mailed,
    validated,
    askType,
    insertOld,
  }
}

/** An account's row. */
export function accountOf(server: CallsServer, id: string) {
  return server.parts.database.kysely
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
