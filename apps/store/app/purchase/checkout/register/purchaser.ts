import type { LeadInput } from '../../../commands/command-table.ts'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { toPerson, toRegistration } from '../../access/public.ts'

/** For which company is bought, and who buys. */
export type Purchaser = Pick<LeadInput, 'cnpj' | 'contact'>

/** The person of the access account as who buys; null while the registration cannot be read. */
export function registeredPurchaser({ access }: Pick<VisitorState, 'access'>): Purchaser | null {
  const registration = toRegistration(access)
  return registration && { cnpj: registration.cnpj, contact: toPerson(registration) }
}
