import { createAccount } from '@benefits/wire/access/create-account'
import { endSession } from '@benefits/wire/access/end-session'
import { openMail } from '@benefits/wire/access/open-mail'
import { resendCode } from '@benefits/wire/access/resend-code'
import { validateCode } from '@benefits/wire/access/validate-code'
import { findAddress } from '@benefits/wire/address/find-address'
import { getCompany } from '@benefits/wire/company/get-company'
import { getCustomerType } from '@benefits/wire/company/get-customer-type'
import { acceptContract } from '@benefits/wire/contract/accept-contract'
import { hire } from '@benefits/wire/contract/hire'
import { readContract } from '@benefits/wire/contract/read-contract'
import { dislikeFaqArticle, likeFaqArticle } from '@benefits/wire/faq/rate-faq-article'
import { readUncheckedInput } from '@benefits/wire/input/read-unchecked-input'
import { createLead } from '@benefits/wire/lead/create-lead'
import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import { authoriseCard } from '@benefits/wire/payment/authorise-card'
import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import { createSimulation } from '@benefits/wire/simulation/create-simulation'
import { answered, type CommandHandler } from './answer.server.ts'
import type { Calls } from './calls/create-calls.server.ts'
import type { CommandResult } from './command-result.ts'
import {
  COMMAND_PATHS,
  type CommandName,
  type ComposedName,
  type PassedCalls,
  type PassedName,
} from './command-table.ts'
import { COMPOSED_SHAPES } from './composed-shapes.server.ts'
import { findKeptCart } from './find-kept-cart.server.ts'
import { findServed } from './find-served.server.ts'
import { priceCart } from './price-cart.server.ts'
import { readCart } from './read-cart.server.ts'
import { proposeCart, registerCart, registerPurchase } from './register-cart.server.ts'
import { registerContact } from './register-lead.server.ts'
import { saveCompany } from './save-company.server.ts'

/**
 * The call behind each command that is one. Hiring and accepting are asked without an idempotency key: both happen once
 * by themselves, and a key would repeat a refusal that the buyer has since put right.
 */
const PASSED_CALLS: { readonly [N in keyof PassedCalls]: PassedCalls[N] } = {
  readPriceTable: getPriceTable,
  identifyCompany: getCompany,
  classifyCustomer: getCustomerType,
  createAccount,
  resendCode,
  openMail,
  validateCode,
  createLead,
  acceptContract,
  readContract,
  authoriseCard,
  hire,
  findAddress,
  listOffers: listActiveOffers,
  createSimulation,
  likeFaqArticle,
  dislikeFaqArticle,
}

/** Ends what the session has proven, then the session: the next command is a newcomer's. */
const signOut: CommandHandler<'signOut'> = async (_input, calls) => {
  const sent = await calls.send(endSession, {})
  if (sent.ok) calls.endVisit()
  return answered(sent, () => null)
}

/** What answers each command that is more than one call. */
const COMPOSED_HANDLERS: { readonly [N in ComposedName]: CommandHandler<N> } = {
  priceCart,
  saveCompany,
  readCart,
  findKeptCart,
  findServed,
  signOut,
  registerPurchase,
  registerContact,
  registerCart,
  proposeCart,
}

/** A command of the browser, read and ready; null where its input is none. */
type Ready = ((calls: Calls) => Promise<CommandResult<unknown>>) | null

/** Reads the input of a command. Values are judged by its calls, which answer in the words that a partner reads. */
export function readCommand(name: CommandName, input: unknown): Ready {
  return isComposed(name) ? readComposed(name, input) : readPassed(name, input)
}

function readPassed<N extends PassedName>(name: N, input: unknown): Ready {
  const call = PASSED_CALLS[name]
  const asked = readUncheckedInput(call, input)
  if (asked === null) return null
  return async (calls) => answered<unknown, unknown>(await calls.send(call, asked), outOfResult)
}

function readComposed<N extends ComposedName>(name: N, input: unknown): Ready {
  const read = COMPOSED_SHAPES[name].safeParse(input)
  return read.success ? (calls) => COMPOSED_HANDLERS[name](read.data, calls) : null
}

function isComposed(name: CommandName): name is ComposedName {
  return name in COMPOSED_HANDLERS
}

/** Some calls put their answer under `result`. */
function outOfResult(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'result' in answer
    ? answer.result
    : (answer ?? null)
}

/** The command behind a path segment of `/recursos/`; null for a foreign one. */
export function commandAt(segment: string): CommandName | null {
  const found = Object.entries(COMMAND_PATHS).find(([, path]) => path === segment)
  return found ? (found[0] as CommandName) : null
}
