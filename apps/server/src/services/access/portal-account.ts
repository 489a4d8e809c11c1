import { createHash } from 'node:crypto'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Database } from '../../database/database.ts'
import type { CompanyRegistry } from '../../ports/registry.ts'
import { insertAccount } from '../../repositories/accounts.ts'

/** Who asks: an e-mail in lower case at a company of an issuer. */
export interface AccountKey {
  readonly issuer: string
  readonly cnpj: Cnpj
  readonly emailKey: string
}

/**
 * Takes over the account that the issuer's portals have for an e-mail, if any, on its first use; its id is always the
 * same. The portals tell neither CPF, phone nor birth date: a placeholder that no CPF can be keeps the company's
 * accounts apart. One whose e-mail was never validated is an account of before (docs/rules/access.md: `legacy`).
 */
export async function importPortalAccount(
  {
    ports,
    database,
  }: { readonly ports: { readonly registry: CompanyRegistry }; readonly database: Database },
  key: AccountKey,
  now: Date,
): Promise<void> {
  const account = await ports.registry.findPortalAccount(key.cnpj, key.issuer, key.emailKey)
  if (account === null) return
  const { firstName, lastName, origin, isEmailValidated } = account
  const id = stableId(key)
  await insertAccount(database.kysely, {
    id,
    issuer: key.issuer,
    cnpj: key.cnpj,
    email: key.emailKey,
    emailKey: key.emailKey,
    cpf: unknownCpf(id),
    firstName,
    lastName,
    origin,
    ddd: '',
    phone: '',
    birthDate: '1970-01-01',
    passwordHash: null,
    newsletter: false,
    termsAcceptedAt: now,
    emailValidatedAt: isEmailValidated ? now : null,
    createdAt: now,
  })
}

/** Stands for the CPF that the portals do not tell. */
function unknownCpf(id: string): string {
  return `portal ${id}`
}

/** Whether an account's CPF was never told: its owner names it with the registration. */
export function isCpfUnknown({ id, cpf }: { readonly id: string; readonly cpf: string }): boolean {
  return cpf === unknownCpf(id)
}

/** A UUID in the form of version 7 that the key alone decides. */
function stableId({ issuer, cnpj, emailKey }: AccountKey): string {
  const hex = createHash('sha256').update(`${issuer} ${cnpj} ${emailKey}`).digest('hex')
  return `01900000-0000-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}
