import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import { findFirstAccountId } from '../../repositories/accounts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { listVerifiedAccounts } from '../../repositories/verifications.ts'

/** Whoever validated an account so long ago was there before the tries that are counted. */
const SETTLED_MS = 24 * 3_600_000

/**
 * Whether a session's accounts at a lead's company are all younger than another one there: anybody may register at any
 * company, so who comes later may be a stranger. Not who validated the first account, who did so more than a day ago
 * or whom the customer portal knows, nor anybody at a channel without accounts.
 */
export async function isNewcomer(
  { issuer, cnpj }: Pick<Lead, 'issuer' | 'cnpj'>,
  { sessionId, now, steadyNow }: CallContext,
  { database: { kysely }, ports }: Parts,
): Promise<boolean> {
  const accounts = await listVerifiedAccounts(kysely, { issuer, cnpj, sessionId, steadyNow })
  if (accounts.length === 0) return false
  const firstId = await findFirstAccountId(kysely, { issuer, cnpj })
  const settledAt = now.getTime() - SETTLED_MS
  for (const { id, emailKey, emailValidatedAt } of accounts) {
    if (id === firstId || (emailValidatedAt !== null && emailValidatedAt.getTime() < settledAt)) return false
    if ((await ports.registry.findPortalAccount(cnpj, issuer, emailKey)) !== null) return false
  }
  return true
}
