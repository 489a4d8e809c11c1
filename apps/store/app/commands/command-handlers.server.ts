import { acceptContract } from './accept-contract.server.ts'
import type { CommandHandler } from './answer.server.ts'
import { authoriseCard } from './authorise-card.server.ts'
import { classifyCustomer } from './classify-customer.server.ts'
import { COMMAND_PATHS, type CommandName } from './command-table.ts'
import { createAccount } from './create-account.server.ts'
import { createLead } from './create-lead.server.ts'
import { findAddress } from './find-address.server.ts'
import { hire } from './hire.server.ts'
import { identifyCompany } from './identify-company.server.ts'
import { priceCart } from './price-cart.server.ts'
import { proposeCart } from './propose-cart.server.ts'
import { readPriceTable } from './read-price-table.server.ts'
import { registerCart } from './register-cart.server.ts'
import { registerPurchase } from './register-purchase.server.ts'
import { resendCode } from './resend-code.server.ts'
import { saveCompany } from './save-company.server.ts'
import { signOut } from './sign-out.server.ts'
import { validateCode } from './validate-code.server.ts'

/** What answers each command. */
export const COMMAND_HANDLERS: { readonly [N in CommandName]: CommandHandler<N> } = {
  priceCart,
  readPriceTable,
  identifyCompany,
  classifyCustomer,
  createAccount,
  resendCode,
  validateCode,
  signOut,
  createLead,
  registerPurchase,
  registerCart,
  proposeCart,
  saveCompany,
  acceptContract,
  authoriseCard,
  hire,
  findAddress,
}

/** The command behind a path segment of `/recursos/`; null for a foreign one. */
export function commandAt(segment: string): CommandName | null {
  const found = Object.entries(COMMAND_PATHS).find(([, path]) => path === segment)
  return found ? (found[0] as CommandName) : null
}
