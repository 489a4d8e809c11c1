import type { Cnpj } from '@benefits/domain/document/types'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'

/**
 * Whether this session may still be told that an e-mail or a CPF has an account at the company: so often per session,
 * address and company. Who asked for a list of them gets a registration instead, which its code's validation refuses.
 */
export async function mayRevealAccount(
  cnpj: Cnpj,
  { sessionId, address, content, requestId }: CallContext,
  { protection, security }: Parts,
): Promise<boolean> {
  const waits = [
    await protection.take('takenOfSession', sessionId),
    await protection.take('takenOfAddress', address),
    await protection.take('takenOfCompany', `${content.issuer.code} ${cnpj}`),
  ]
  if (waits.every((wait) => wait === 0)) return true
  security.tell('limitReached', { reqId: requestId, issuer: content.issuer.code, reason: 'taken' })
  return false
}
