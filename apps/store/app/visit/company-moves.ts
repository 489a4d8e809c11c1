import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { CompanyData, SavedCompany } from '../commands/command-table.ts'
import { type CompanyValues, firstCompanyData, isSameCompany } from './company-values.ts'
import { withoutAcceptance } from './purchase-moves.ts'
import type { VisitorState } from './visitor-state.ts'

/** Moves of the company's data: on the summary of an account's purchase, and on the page of an order without one. */

/** The summary opens with what the registry knows. */
export function fillCompany({ purchase, customer }: VisitorState): Partial<VisitorState> {
  if (purchase.companyData !== null) return {}
  return { purchase: { ...purchase, companyData: firstCompanyData(customer.company) } }
}

/** Keeps the summary's form as it stands. */
export function typeCompany({ purchase }: VisitorState, typed: CompanyValues): Partial<VisitorState> {
  const kept = purchase.typedCompany
  const isSame =
    kept !== null && Object.entries(typed).every(([name, value]) => Reflect.get(kept, name) === value)
  return isSame ? {} : { purchase: { ...purchase, typedCompany: typed } }
}

/** The summary's form was closed: what was typed goes. */
export function closeCompanyForm({ purchase }: VisitorState): Partial<VisitorState> {
  return { purchase: { ...purchase, typedCompany: null } }
}

/** The summary's form was concluded; other data lose the acceptance of their contract. */
export function concludeCompany({ purchase }: VisitorState, data: CompanyData): Partial<VisitorState> {
  const isSame = purchase.companyData !== null && isSameCompany(purchase.companyData, data)
  return { purchase: { ...(isSame ? purchase : withoutAcceptance(purchase)), companyData: data } }
}

/** Keeps the order's form as it stands. */
export function typeOrderCompany({ order }: VisitorState, typed: CompanyValues): Partial<VisitorState> {
  return order.typed === typed ? {} : { order: { ...order, typed } }
}

/** The order's company is to be saved again. */
export function forgetSavedCompany({ order }: Pick<VisitorState, 'order'>): Pick<VisitorState, 'order'> {
  return { order: { ...order, company: null } }
}

/** The order's company was saved; another one loses the acceptance of its contract. */
export function recordSavedCompany(
  { order, purchase }: VisitorState,
  company: SavedCompany,
): Partial<VisitorState> {
  const { tradeName, fiscalAddress, deliveryAddress } = company
  const isSame = order.company !== null && isSameData(order.company, company)
  return {
    order: { ...order, company },
    purchase: {
      ...(isSame ? purchase : withoutAcceptance(purchase)),
      companyData: { tradeName, fiscalAddress, deliveryAddress },
    },
  }
}
