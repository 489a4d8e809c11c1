import type { Cnpj } from '@benefits/domain/document/types'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'

/**
 * Seconds until this caller may ask again who has an account at a company, 0 where this time is allowed: a list of CPFs
 * is not walked, neither in one session nor in many. Where a company is asked about more than ever happens, an address
 * still gets a few answers: whoever walks its list does not stop its buyers.
 */
export async function waitForType(
  cnpj: Cnpj,
  { sessionId, address, content: { issuer }, requestId }: CallContext,
  { protection, security }: Parts,
): Promise<number> {
  const company = `${issuer.code} ${cnpj}`
  const refuseBy = (reason: LimitName, seconds: number) => {
    security.tell('limitReached', { reqId: requestId, issuer: issuer.code, reason })
    return seconds
  }
  const ofSession = await protection.take('typesOfSession', sessionId)
  if (ofSession > 0) return refuseBy('typesOfSession', ofSession)
  const ofAddress = await protection.take('typesOfAddressAtCompany', address, company)
  if (ofAddress > 0) return refuseBy('typesOfAddressAtCompany', ofAddress)
  const ofCompany = await protection.take('typesOfCompany', company)
  if (ofCompany === 0 || (await protection.take('fewTypesAtCompany', address, company)) === 0) return 0
  return refuseBy('typesOfCompany', ofCompany)
}
