import { createAccount } from '@benefits/wire/access/create-account'
import { resendCode } from '@benefits/wire/access/resend-code'
import { validateCode } from '@benefits/wire/access/validate-code'
import { findAddress } from '@benefits/wire/address/find-address'
import { getCompany } from '@benefits/wire/company/get-company'
import { getCustomerType } from '@benefits/wire/company/get-customer-type'
import { acceptContract } from '@benefits/wire/contract/accept-contract'
import { hire } from '@benefits/wire/contract/hire'
import { readContract } from '@benefits/wire/contract/read-contract'
import { dislikeFaqArticle, likeFaqArticle } from '@benefits/wire/faq/rate-faq-article'
import { createLead } from '@benefits/wire/lead/create-lead'
import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import { authoriseCard } from '@benefits/wire/payment/authorise-card'
import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import type { PassedCalls } from './command-table.ts'

/**
 * The call behind each command that is one. Hiring and accepting are asked without an idempotency key: both happen once by
 * themselves, and a key would repeat a refusal that the buyer has since put right.
 */
export const PASSED_CALLS: { readonly [N in keyof PassedCalls]: PassedCalls[N] } = {
  readPriceTable: getPriceTable,
  identifyCompany: getCompany,
  classifyCustomer: getCustomerType,
  createAccount,
  resendCode,
  validateCode,
  createLead,
  acceptContract,
  readContract,
  authoriseCard,
  hire,
  findAddress,
  listOffers: listActiveOffers,
  likeFaqArticle,
  dislikeFaqArticle,
}
