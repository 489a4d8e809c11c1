import { fieldMessages } from '@benefits/copy/field-messages'
import { joinPhone } from '@benefits/domain/contact/parse-phone'
import type { Cnpj, Cpf } from '@benefits/domain/document/types'
import { hash } from '@node-rs/argon2'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Row } from '../../database/schema.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { type AccountKey, findUnvalidatedAccount, listAccounts } from '../../repositories/accounts.ts'
import { lockCurrentCode } from '../../repositories/codes.ts'
import { findWaitingRegistration, saveRegistration } from '../../repositories/registrations.ts'
import { type CompanyRefusal, findCompany } from '../company/find-company.ts'
import type { Registration, RegistrationProblem } from './check-registration.ts'
import { codeState } from './code-rules.ts'
import { mayRevealAccount } from './may-reveal-account.ts'
import { importPortalAccount, isCpfUnknown } from './portal-account.ts'
import {
  type CodeRequest,
  codeRequestOf,
  lockMailbox,
  secondsOf,
  sendCode,
  waitForCode,
} from './send-code.ts'

/** A checked registration. */
export interface NewAccount extends Registration {
  readonly cnpj: Cnpj
  readonly email: string
  readonly cpf: Cpf
  readonly newsletter?: boolean | undefined
}

export type AccountOutcome =
  | Outcome<string, CompanyRefusal | 'emailNotPermitted' | 'accountTaken' | 'tooMany'>
  | { readonly ok: false; readonly problem: RegistrationProblem }

/** How long a registration waits for its code. */
const WAITING_MS = 24 * 3_600_000

/**
 * Keeps a registration for the asking session and sends it a code; gives its id, which is the account's once the code
 * was validated. It binds nobody until then (docs/decisions/036). Refuses with the company's own refusals, an e-mail
 * without permission, and where a validated account of the company has that e-mail or is that person's
 * (docs/rules/access.md: `unique-when-confirmed`). Registering the same e-mail again changes what the session
 * registered; its code stays while another may not be sent yet.
 */
export async function createAccount(
  account: NewAccount,
  context: CallContext,
  parts: Parts,
): Promise<AccountOutcome> {
  const { cnpj, cpf, email } = account
  const found = await findCompany(cnpj, context, parts)
  if (!found.ok) return found
  if (!(await parts.ports.registry.mayHire(cnpj, email))) return refuse('emailNotPermitted')
  const key = { issuer: context.content.issuer.code, cnpj, emailKey: email.toLowerCase(), cpf }
  await importPortalAccount(parts, key, context.now)
  const existing = await listAccounts(parts.database.kysely, key)
  const isTaken = existing.some(({ emailValidatedAt }) => emailValidatedAt !== null)
  if (isTaken && (await mayRevealAccount(cnpj, context, parts))) return refuse('accountTaken')
  const own = await findOwn(key, context, parts)
  const passwordHash = await passwordHashOf(account, own, key, parts)
  if (passwordHash === undefined) {
    return { ok: false, problem: { field: 'password', message: fieldMessages.passwordRequired } }
  }
  const subject = { id: own?.id ?? parts.newId(), kind: 'registration', emailKey: key.emailKey } as const
  const asking = await codeRequestOf(parts.database.kysely, subject, context, parts)
  const wait = await waitForCode(asking, context, parts)
  return keep(account, { key, passwordHash, asking, wait }, context, parts)
}

function findOwn({ issuer, cnpj, emailKey }: AccountKey, { sessionId, now }: CallContext, parts: Parts) {
  return findWaitingRegistration(parts.database.kysely, { sessionId, issuer, cnpj, emailKey, now })
}

/**
 * The password's hash; without one, that of the session's own registration, or null for an account of old that never
 * had one. Undefined where one must be set.
 */
async function passwordHashOf(
  { password, cpf }: NewAccount,
  own: Row<'registrations'> | undefined,
  key: AccountKey,
  parts: Parts,
): Promise<string | null | undefined> {
  // argon2id with the library's defaults (19 MiB, 2 passes); outside the transaction, which it would only lengthen.
  if (password !== undefined) return hash(password)
  if (own?.passwordHash) return own.passwordHash
  const old = await findUnvalidatedAccount(parts.database.kysely, key)
  const isOwner = old !== undefined && (old.cpf === cpf || isCpfUnknown(old))
  return isOwner && old.passwordHash === null ? null : undefined
}

interface Kept {
  readonly key: AccountKey
  readonly passwordHash: string | null
  readonly asking: CodeRequest
  /** Seconds until another code may be sent. */
  readonly wait: number
}

/** Keeps the registration, with a code on its way or one that was sent before; 429 where there would be none. */
function keep(
  account: NewAccount,
  { key, passwordHash, asking, wait }: Kept,
  { sessionId, now, content }: CallContext,
  parts: Parts,
): Promise<Outcome<string, 'tooMany'>> {
  return inTransaction(parts.database, async (trx): Promise<Outcome<string, 'tooMany'>> => {
    // Before the registration is looked for: two requests of one session keep one.
    await lockMailbox(trx, asking.recipient)
    const { issuer, cnpj, emailKey } = key
    const own = await findWaitingRegistration(trx, { sessionId, issuer, cnpj, emailKey, now })
    const subject = { ...asking, subjectId: own?.id ?? asking.subjectId }
    const phone = joinPhone(account.ddd, account.phone)
    const seconds = Math.max(wait, await secondsOf(trx, subject, now))
    if (seconds > 0 && codeState(await lockCurrentCode(trx, subject), now) !== 'usable') {
      return refuse('tooMany', { retryAfter: seconds })
    }
    await saveRegistration(trx, {
      id: subject.subjectId,
      sessionId,
      ...key,
      email: account.email,
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      ddd: phone?.ddd ?? account.ddd,
      phone: phone?.number ?? account.phone,
      birthDate: account.birthDate,
      passwordHash,
      newsletter: account.newsletter ?? false,
      termsAcceptedAt: now,
      termsVersion: content.terms.version,
      termsHash: content.terms.hash,
      accountId: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + WAITING_MS),
    })
    if (seconds === 0) await sendCode(trx, parts, subject, now)
    return done(subject.subjectId)
  })
}
