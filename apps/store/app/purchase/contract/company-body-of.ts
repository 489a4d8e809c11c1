import type { CompanyBody } from '../../commands/command-table.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { toRegistration } from '../access/public.ts'
import { toCompanyBody } from './to-company-body.ts'

/**
 * The company as its contract is made of it: with access accounts the registered person and the data of the summary,
 * without them what the order's page saved. Null while it is not whole.
 */
export function companyBodyOf(
  { access, purchase, order }: Pick<VisitorState, 'access' | 'purchase' | 'order'>,
  hasAccessManagement: boolean,
): CompanyBody | null {
  if (!hasAccessManagement) return order.company
  const registration = toRegistration(access)
  return registration && purchase.companyData ? toCompanyBody(registration, purchase.companyData) : null
}
