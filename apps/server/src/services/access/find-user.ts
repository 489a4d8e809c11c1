import { STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import type { Cnpj, Cpf } from '@benefits/domain/document/types'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import { listAccounts } from '../../repositories/accounts.ts'
import { findWaitingRegistration } from '../../repositories/registrations.ts'
import { importPortalAccount } from './portal-account.ts'

/** The access account behind an e-mail or a CPF, as anybody may read it: its e-mail is masked. */
export interface AccessUser {
  readonly id: string
  readonly origin: string
  readonly maskedEmail: string
  /** Its e-mail was validated before. */
  readonly mfa: boolean
}

/**
 * The account of a company's person, or null. Of registrations that wait only the session's own is told, for the e-mail
 * and CPF that it names.
 */
export async function findUser(
  { cnpj, cpf, email }: { readonly cnpj: Cnpj; readonly cpf: Cpf; readonly email: string },
  { content, sessionId, now }: CallContext,
  parts: Parts,
): Promise<AccessUser | null> {
  const { kysely } = parts.database
  const key = { issuer: content.issuer.code, cnpj, emailKey: email.toLowerCase(), cpf }
  await importPortalAccount(parts, key, now)
  const [account] = await listAccounts(kysely, key)
  if (account) {
    const { id, origin, emailValidatedAt } = account
    return { id, origin, maskedEmail: maskEmail(account.email), mfa: emailValidatedAt !== null }
  }
  const own = await findWaitingRegistration(kysely, { ...key, sessionId, now })
  if (own?.cpf !== cpf) return null
  return { id: own.id, origin: STORE_ORIGIN, maskedEmail: maskEmail(own.email), mfa: false }
}
