import type { PartnerClaims } from '@benefits/domain/access/partner-claims'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { SUPER_PORTAL_CAMPAIGN } from './campaign.ts'
import type { VisitorState } from './visitor-state.ts'

/**
 * A visit as a partner opens it (docs/rules/embedded.md: what-an-entry-fills): the company and the e-mail that it
 * vouches for stand in the access step, ready to be corrected; nothing is verified by that. A visit that goes on keeps
 * what was typed.
 */
export function openVisit(
  { access, customer }: VisitorState,
  { cnpj, email }: PartnerClaims,
): Partial<VisitorState> {
  const cnpjTyped = formatCnpj(cnpj)
  const isSame = access.cnpjTyped === cnpjTyped
  const draft = isSame && access.draft.email !== '' ? access.draft : { ...access.draft, email }
  return {
    customer: { ...customer, utm: customer.utm ?? SUPER_PORTAL_CAMPAIGN },
    access: { ...access, cnpjTyped, draft },
  }
}
