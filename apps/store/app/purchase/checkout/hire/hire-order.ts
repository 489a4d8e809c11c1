import { BOLETO_NOT_ISSUED } from '@benefits/copy/boleto-not-issued'
import { CODE } from '@benefits/copy/code-of-refusal'
import { OWNED_REFUSALS, REFUSALS_FOR_GOOD } from '@benefits/copy/refusals/registry-refusals'
import { entryStep } from '@benefits/domain/checkout/next-step'
import { plainWarning } from '../../../always/warning-dialog/warning-table.ts'
import type { StoreCode } from '../../../commands/command-result.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { isVerified, proofOf } from '../../../visit/access-slice.ts'
import { forgetPrice, forgetRegistration, recordOrder, releaseCard } from '../../../visit/purchase-moves.ts'
import { companyBodyOf, toHiringBody } from '../../company-data/public.ts'
import { type ContractVisit, contractWarning } from '../../contract/public.ts'
import type { Prepared } from '../../register/public.ts'
import { hiredBeforeCopy, priceOverCopy, staleCopy } from './copy.ts'

/** No accepted contract, or a session that has not verified its e-mail (docs/rules/hiring.md: what-it-needs). */
const NOT_READY = CODE.notYetHireable
/** What that refusal names where the days of the price are over (docs/rules/pricing.md: promised). */
const PRICE = 'precificacao'
/**
 * The company has contracted what is in the cart since it was registered: its price, asked anew, says what leaves it.
 */
const OWNED: readonly StoreCode[] = OWNED_REFUSALS.map((name) => CODE[name])
/** After these the card is not authorised, or not any more: the company may not buy. */
const CARD_SET_FREE: readonly StoreCode[] = [
  ...REFUSALS_FOR_GOOD.map((name) => CODE[name]),
  CODE.paymentFailed,
]
/** The registered cart or what its contract prints was replaced, as another tab may do. */
const STALE: readonly StoreCode[] = [CODE.conflict, CODE.cartUnknown, NOT_READY]

/**
 * Concludes the order and leads to the conclusion. A contract that changed since it was accepted loses its acceptance:
 * the cart is confirmed and registered again first; so is one whose price is over, at today's. A payment that fails
 * without a card is the boleto's. A lost session, or one without verification, goes back to the code; without accounts,
 * to the company's data, which register all of it anew.
 */
export async function hireOrder(visit: ContractVisit): Promise<Prepared> {
  const { store, warn, isLost, shortName, accessManagement } = visit
  const state = store.getState()
  const { access, customer, purchase } = state
  const company = companyBodyOf(state, accessManagement)
  const { cartId, paymentMethod } = purchase
  const { leadId } = customer
  if (!company || !cartId || !leadId) return accessManagement ? 'access' : 'companyData'
  const result = await runCommand('hire', {
    params: { leadId, cartId },
    body: toHiringBody(company, paymentMethod),
  })
  if (result.ok) {
    store.move(recordOrder, result.answer)
    const method = result.answer.paymentMethod
    if (method !== paymentMethod) {
      warn(plainWarning('information', hiredBeforeCopy.title, hiredBeforeCopy.text[method]))
    }
    return accessManagement ? 'conclusion' : 'orderDone'
  }
  const { code } = result.problem
  if (CARD_SET_FREE.includes(code)) store.move(releaseCard)
  if (OWNED.includes(code)) {
    store.move(forgetPrice)
    warn(await contractWarning(result.problem, shortName))
    return accessManagement ? 'checkoutCart' : 'orderCart'
  }
  const over = code === NOT_READY && result.problem.fields.find(({ field }) => field === PRICE)
  if (over) {
    store.move(forgetPrice)
    warn(plainWarning('warning', priceOverCopy.title, priceOverCopy.text(over.message)))
    return accessManagement ? 'checkoutCart' : 'orderCart'
  }
  const isOutOfReach = !accessManagement && code === CODE.leadUnknown
  const mayBeStale = !accessManagement || isVerified(access)
  if (isOutOfReach || (mayBeStale && STALE.includes(code))) {
    store.move(forgetRegistration)
    warn(plainWarning('warning', staleCopy.title, staleCopy.text))
    return accessManagement ? 'checkoutCart' : 'companyData'
  }
  if (isLost(code)) return 'stay'
  const told = await contractWarning(result.problem, shortName)
  const isBoleto = code === CODE.paymentFailed && paymentMethod === 'boleto'
  warn(isBoleto ? { ...told, text: BOLETO_NOT_ISSUED } : told)
  if (code !== NOT_READY) return 'stay'
  return entryStep({
    hasAccessManagement: accessManagement,
    ...proofOf(access),
    customerType: customer.customerType,
    isEmbedded: false,
  })
}
