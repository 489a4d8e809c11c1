import { fieldMessages } from '@benefits/copy/field-messages'
import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import type { Cnpj, Cpf } from '@benefits/domain/document/types'
import { hash } from '@node-rs/argon2'
import { type CallContext, done, type Outcome, refuse } from '../../calls/handled-call.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Row } from '../../database/schema.ts'
import type { Parts } from '../../parts.ts'
import { acceptTerms, findAccount, insertAccount, lockAccount } from '../../repositories/accounts.ts'
import { findCompany } from '../company/find-company.ts'
import type { Registration, RegistrationProblem } from './check-registration.ts'
import { takeOverPortalAccount } from './portal-account.ts'
import { sendCode, sendFirstCode } from './send-code.ts'

/** A checked registration. */
export interface NewAccount extends Registration {
  readonly cnpj: Cnpj
  readonly email: string
  readonly cpf: Cpf
  readonly newsletter?: boolean | undefined
}

export type AccountOutcome = Outcome<string> | { readonly ok: false; readonly problem: RegistrationProblem }

/** Accounts made here, as the access-origin enumeration has them (spec 3 §3). */
const ORIGIN = 'ACESSO_VR'

/**
 * Creates an access account and sends its first code; gives its id. Refuses with the company's own codes, -108 for an
 * e-mail without permission and -118 where the company has an account with that e-mail or CPF. An account of old that
 * has no password and was never validated goes on without one (details 10, decisions 11).
 */
export async function createAccount(
  account: NewAccount,
  context: CallContext,
  parts: Parts,
): Promise<AccountOutcome> {
  const { cnpj, cpf, email } = account
  const found = await findCompany(parts.ports.registry, cnpj)
  if (!found.ok) return found
  if (!(await parts.ports.registry.mayHire(cnpj, email))) return refuse(-108)
  const key = { issuer: context.issuer.issuer.code, cnpj, emailKey: email.toLowerCase(), cpf }
  await takeOverPortalAccount(parts, key, context.now)
  const existing = await findAccount(parts.database.kysely, key)
  if (existing) return isLegacyOf(existing, account) ? renew(existing, account, context, parts) : refuse(-118)
  if (account.password === undefined) {
    return { ok: false, problem: { field: 'password', message: fieldMessages.passwordRequired } }
  }
  return insert(account, account.password, context, parts)
}

async function insert(
  account: NewAccount,
  password: string,
  { issuer, now }: CallContext,
  parts: Parts,
): Promise<Outcome<string>> {
  // argon2id with the library's defaults (19 MiB, 2 passes); outside the transaction, which it would only lengthen.
  const passwordHash = await hash(password)
  const id = parts.newId()
  return inTransaction(parts.database, async (trx): Promise<Outcome<string>> => {
    const inserted = await insertAccount(trx, {
      id,
      issuer: issuer.issuer.code,
      cnpj: account.cnpj,
      email: account.email,
      emailKey: account.email.toLowerCase(),
      cpf: account.cpf,
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      ddd: account.ddd.trim(),
      phone: account.phone.replace(/\D/g, ''),
      birthDate: parseCalendarDate(account.birthDate) ?? account.birthDate,
      passwordHash,
      newsletter: account.newsletter ?? false,
      termsAcceptedAt: now,
      emailValidatedAt: null,
      origin: ORIGIN,
      createdAt: now,
    })
    if (!inserted) return refuse(-118)
    await sendFirstCode(trx, parts, id, now)
    return done(id)
  })
}

/** Made elsewhere, without a password, never validated, and of the same person. */
function isLegacyOf(existing: Row<'accounts'>, { email, cpf, password }: NewAccount): boolean {
  return (
    existing.passwordHash === null &&
    existing.emailValidatedAt === null &&
    existing.emailKey === email.toLowerCase() &&
    existing.cpf === cpf &&
    password === undefined
  )
}

/** Nothing but the terms is taken over: whoever asks has not proven yet to be the owner. */
function renew(
  { id }: Row<'accounts'>,
  { newsletter = false }: NewAccount,
  { issuer, now }: CallContext,
  parts: Parts,
): Promise<Outcome<string>> {
  return inTransaction(parts.database, async (trx): Promise<Outcome<string>> => {
    await lockAccount(trx, { id, issuer: issuer.issuer.code })
    const wait = await sendCode(trx, parts, id, now)
    if (wait > 0) return refuse(429, { retryAfter: wait })
    await acceptTerms(trx, { id, newsletter, at: now })
    return done(id)
  })
}
