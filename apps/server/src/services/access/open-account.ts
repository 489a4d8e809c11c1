import { STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import type { Trx } from '../../database/in-transaction.ts'
import type { Row } from '../../database/schema.ts'
import {
  findAccountById,
  findUnvalidatedAccount,
  insertAccount,
  listAccounts,
  markEmailValidated,
  updateAccount,
} from '../../repositories/accounts.ts'
import { lockName } from '../../repositories/lock-name.ts'
import { completeRegistration } from '../../repositories/registrations.ts'

/**
 * Makes a registration whose e-mail was just proven an account: a new one of the same id, or the account of old that
 * has its e-mail. Null where a validated account of the company has its e-mail or is its person's by now.
 */
export async function openAccount(
  trx: Trx,
  registration: Row<'registrations'>,
  now: Date,
): Promise<Row<'accounts'> | null> {
  const { issuer, cnpj, emailKey, cpf } = registration
  await lockName(trx, `accounts of ${issuer} ${cnpj}`)
  const named = await listAccounts(trx, { issuer, cnpj, emailKey, cpf })
  if (named.some(({ emailValidatedAt }) => emailValidatedAt !== null)) return null
  const old = await findUnvalidatedAccount(trx, { issuer, cnpj, emailKey })
  const id = old?.id ?? registration.id
  const { firstName, lastName, ddd, phone, birthDate, passwordHash, newsletter } = registration
  const { termsAcceptedAt, termsVersion, termsHash } = registration
  const terms = { termsAcceptedAt, termsVersion, termsHash }
  const data = { cpf, firstName, lastName, ddd, phone, birthDate, newsletter, ...terms }
  if (old) {
    await updateAccount(trx, id, { ...data, passwordHash: passwordHash ?? old.passwordHash })
    await markEmailValidated(trx, id, now)
  } else {
    await insertAccount(trx, {
      id,
      issuer,
      cnpj,
      email: registration.email,
      emailKey,
      ...data,
      passwordHash,
      origin: STORE_ORIGIN,
      emailValidatedAt: now,
      createdAt: now,
    })
  }
  await completeRegistration(trx, registration.id, id)
  return (await findAccountById(trx, { id, issuer })) ?? null
}

/**
 * An account of old whose code was right counts from now on, whoever named its CPF meanwhile; false where its e-mail is
 * another account's by now.
 */
export async function validateAccount(trx: Trx, account: Row<'accounts'>, now: Date): Promise<boolean> {
  if (account.emailValidatedAt !== null) return true
  const { id, issuer, cnpj, emailKey, cpf } = account
  await lockName(trx, `accounts of ${issuer} ${cnpj}`)
  const named = await listAccounts(trx, { issuer, cnpj, emailKey, cpf })
  if (named.some((one) => one.emailKey === emailKey && one.emailValidatedAt !== null)) return false
  await markEmailValidated(trx, id, now)
  return true
}
