import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { CartState } from '@benefits/domain/cart/cart-state'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { CalendarDate } from '@benefits/domain/document/types'
import { centavos } from '@benefits/domain/money/centavos'
import { groupCodesOf } from '@benefits/domain/offer/group-codes-of'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { daysLeft } from '@benefits/domain/proposal/proposal-days'
import { isAsProposed } from '@benefits/domain/proposal/same-as-proposed'
import type { AnswerOf } from '@benefits/wire/call'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { getProposal } from '@benefits/wire/proposal/get-proposal'
import { data } from 'react-router'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { extensionWords } from '../../purchase/cart/public.ts'
import type { ChosenOffer } from '../../visit/choose-offer.ts'
import { hasPage, proposalCart, type Sold } from './proposal-cart.server.ts'

/** A proposal as its page shows it. */
export interface LoadedProposal
  extends Pick<
    AnswerOf<typeof getProposal>,
    'number' | 'validUntil' | 'state' | 'cnpj' | 'corporateName' | 'pricing'
  > {
  /** Code of the channel that made it; null of before it was kept. */
  readonly channel: string | null
  readonly key: string
  /** Days left, 0 on the last one; null once it ran out. */
  readonly daysLeft: number | null
  readonly lines: readonly ProposedLine[]
  /** Names of the services that the offer brings. */
  readonly addOns: readonly string[]
  /** The cart as it is taken over. */
  readonly cart: CartState
  readonly offer: ChosenOffer | null
  /** The store can take it over as it was proposed: it has a page for such a cart. */
  readonly isWhole: boolean
  /** What the cart costs today, once it ran out; null where it is not asked or has no price. */
  readonly today: Pricing | null
  /** Names of what was proposed and today's price is without: it is not sold here any more. */
  readonly missing: readonly string[]
}

export interface ProposedLine {
  readonly code: number
  readonly name: string
  /** The product's colour token. */
  readonly tone: string
  readonly quantity: number
  /** How often a plan is paid; null for what is none. */
  readonly planPeriod: PlanPeriod | null
  /** What a plan has beyond its own parts, in words; null where there is nothing. */
  readonly extensions: string | null
  /** Centavos per card or employee and month; null for a plan. */
  readonly monthlyValue: number | null
}

/** Of plans, which the list of products does not colour, and of what is not sold here any more. */
const PLAN_TONE = 'hr'
const NO_TONE = 'multi'

const UNREADABLE: readonly number[] = [400, 404, 414]

/** Reads a proposal by the key of its link; null for one that is unknown. */
export async function loadProposal(calls: Calls, key: string): Promise<LoadedProposal | null> {
  const sent = await calls.send(getProposal, { params: { key } })
  if (!sent.ok && UNREADABLE.includes(sent.problem.status)) return null
  if (!sent.ok) throw data(sent.problem, { status: sent.problem.status || 502 })
  const { number, validUntil, state, cnpj, corporateName, pricing, names, offerCode } = sent.answer
  const { channel = null } = sent.answer
  const { addOnCodes, addOnNames } = sent.answer
  const asked = sent.answer.lines.map(
    ({ monthlyValue = centavos(0), ...line }): OrderLine => ({ ...line, monthlyValue }),
  )
  const products = await listSold(calls)
  const proposed = { lines: asked, addOnCodes }
  const cart = await proposalCart(calls, { state, names }, proposed, products)
  const offers = offerCode === undefined ? null : await calls.send(listActiveOffers, {})
  const found = offers?.ok ? offers.answer.offers.find(({ code }) => code === offerCode) : undefined
  const offer = found ? { code: found.code, groupCodes: groupCodesOf(found) } : null
  const isWhole =
    isAsProposed({ lines: toOrderLines(cart.lines), addOnCodes }, proposed) &&
    // What an offer takes off is in the proposal's price; its services go with the offer alone.
    (offerCode === undefined || offer !== null || addOnCodes.length === 0) &&
    hasPage(cart, products, calls)
  const lines = asked.map(({ productCode: code, quantity, monthlyValue, lineType, planPeriod }) => {
    const name = names.find((one) => one.code === code)?.name ?? String(code)
    const isPlan = lineType === 'hcm'
    const taken = cart.lines.find(({ productCode }) => productCode === code)
    return {
      code,
      name,
      tone: isPlan ? PLAN_TONE : (products.find((product) => product.code === code)?.colourToken ?? NO_TONE),
      quantity,
      planPeriod: isPlan ? planPeriod : null,
      extensions: taken ? extensionWords(taken) : null,
      monthlyValue: isPlan ? null : monthlyValue,
    }
  })
  return {
    key,
    number,
    validUntil,
    state,
    cnpj,
    corporateName,
    channel,
    pricing,
    daysLeft: daysLeft(calendarDateInSaoPaulo(new Date()), validUntil as CalendarDate),
    lines,
    addOns: (addOnNames ?? products.filter(({ code }) => addOnCodes.includes(code))).map(({ name }) => name),
    cart,
    offer,
    isWhole,
    today: state === 'ended' ? await priceToday(calls, cart, offer) : null,
    missing: lines
      .filter(({ code }) => !cart.lines.some(({ productCode }) => productCode === code))
      .map(({ name }) => name),
  }
}

async function listSold(calls: Calls): Promise<Sold> {
  const { issuer, channel } = calls.scope
  const sold = await calls.send(listProducts, { params: { issuer: issuer.code, channel: channel.code } })
  if (!sold.ok) throw data(sold.problem, { status: sold.problem.status || 502 })
  return sold.answer.result.products
}

async function priceToday(
  calls: Calls,
  { lines, addOnCodes }: CartState,
  offer: ChosenOffer | null,
): Promise<Pricing | null> {
  if (lines.length === 0) return null
  const sent = await calls.send(priceWithoutLead, {
    body: { lines: toOrderLines(lines), addOnCodes: offer === null ? [] : [...addOnCodes] },
    offerCode: offer?.code ?? null,
  })
  return sent.ok ? sent.answer.pricing : null
}
