import { createAccount } from './access/create-account.ts'
import { endSession } from './access/end-session.ts'
import { openMail } from './access/open-mail.ts'
import { resendCode } from './access/resend-code.ts'
import { validateCode } from './access/validate-code.ts'
import { findAddress } from './address/find-address.ts'
import { getCart } from './cart/get-cart.ts'
import { proposeCart } from './cart/propose-cart.ts'
import { registerCart } from './cart/register-cart.ts'
import { getCompany } from './company/get-company.ts'
import { getCustomerType } from './company/get-customer-type.ts'
import { getAcceptance } from './configuration/get-acceptance.ts'
import { getChannel } from './configuration/get-channel.ts'
import { getConfiguration } from './configuration/get-configuration.ts'
import { getPatTable } from './configuration/get-pat-table.ts'
import { getTerms } from './configuration/get-terms.ts'
import { listModalities } from './configuration/list-modalities.ts'
import { listProducts } from './configuration/list-products.ts'
import { listSeasonalProducts } from './configuration/list-seasonal-products.ts'
import { listSections } from './configuration/list-sections.ts'
import { acceptContract } from './contract/accept-contract.ts'
import { downloadContract } from './contract/download-contract.ts'
import { hire } from './contract/hire.ts'
import { readContract } from './contract/read-contract.ts'
import { getLeadChannel } from './customer/get-lead-channel.ts'
import { getLeadCustomerType } from './customer/get-lead-customer-type.ts'
import { listFaqArticles } from './faq/list-faq-articles.ts'
import { listFaqCategories } from './faq/list-faq-categories.ts'
import {
  dislikeFaqArticle,
  dislikeListedFaqArticle,
  likeFaqArticle,
  likeListedFaqArticle,
} from './faq/rate-faq-article.ts'
import type { HandledCall } from './handled-call.ts'
import { createLead } from './lead/create-lead.ts'
import { findLeads } from './lead/find-leads.ts'
import { getLead } from './lead/get-lead.ts'
import { saveCompany } from './lead/save-company.ts'
import { updateLead } from './lead/update-lead.ts'
import { getOfferDetails } from './offer/get-offer-details.ts'
import { listActiveOffers } from './offer/list-active-offers.ts'
import { authoriseCard } from './payment/authorise-card.ts'
import { getPayment } from './payment/get-payment.ts'
import { getPriceTable } from './plan/get-price-table.ts'
import { priceWithLead } from './pricing/price-with-lead.ts'
import { priceWithoutLead } from './pricing/price-without-lead.ts'
import { verifyDocument } from './proof/verify-document.ts'
import { downloadLinkedProposal, downloadProposal } from './proposal/download-proposal.ts'
import { getProposal } from './proposal/get-proposal.ts'
import { createSimulation } from './simulation/create-simulation.ts'
import { getSimulation } from './simulation/get-simulation.ts'

/** The map of the API: every call that this server answers, one line each. */
export const CALLS: readonly HandledCall[] = [
  getConfiguration,
  getChannel,
  listProducts,
  listModalities,
  listSeasonalProducts,
  listSections,
  getAcceptance,
  getPatTable,
  getTerms,
  listFaqCategories,
  listFaqArticles,
  likeFaqArticle,
  dislikeFaqArticle,
  likeListedFaqArticle,
  dislikeListedFaqArticle,
  listActiveOffers,
  getOfferDetails,
  getPriceTable,
  findAddress,
  getCompany,
  getCustomerType,
  createAccount,
  validateCode,
  resendCode,
  openMail,
  endSession,
  getLeadChannel,
  getLeadCustomerType,
  priceWithoutLead,
  priceWithLead,
  createSimulation,
  getSimulation,
  createLead,
  updateLead,
  findLeads,
  getLead,
  saveCompany,
  registerCart,
  getCart,
  proposeCart,
  downloadContract,
  readContract,
  acceptContract,
  authoriseCard,
  getPayment,
  hire,
  verifyDocument,
  getProposal,
  downloadProposal,
  downloadLinkedProposal,
]
