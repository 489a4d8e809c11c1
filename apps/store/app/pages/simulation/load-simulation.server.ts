import { CODE } from '@benefits/copy/code-of-refusal'
import type { CartLine, OrderLine } from '@benefits/domain/cart/cart-line'
import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { replaceCart } from '@benefits/domain/cart/replace-cart'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { groupCodesOf } from '@benefits/domain/offer/group-codes-of'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { getSimulation } from '@benefits/wire/simulation/get-simulation'
import { data } from 'react-router'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { restoreLine } from '../../commands/restore-line.server.ts'
import { moneyParts } from '../../purchase/cart/public.ts'
import type { SumPart } from '../../ui/feedback/share-parts.ts'
import type { ChosenOffer } from '../../visit/choose-offer.ts'
import { simulationCopy as copy } from './copy.ts'

/** What a link says, by today's catalogue and prices. */
export interface LoadedSimulation {
  /** The cart of what is sold here, as 'Usar esta simulação' puts it in place. */
  readonly cart: CartState
  /** Colour tokens of its products, by code. */
  readonly tones: Readonly<Record<number, string>>
  readonly addOns: readonly NamedCode[]
  /** Where the money goes, as far as the lines do not tell it; nothing without a price, or where one part is all. */
  readonly money: readonly SumPart[]
  /** The offer that all this is bought under; null without one. */
  readonly offer: ChosenOffer | null
  /** The link names an offer that cannot be had (any more). */
  readonly isOfferLost: boolean
  readonly missing: readonly MissingProduct[]
  readonly pricing: Pricing | null
  /** Why there is no price although something is sold, in words. */
  readonly refusal: string | null
}

interface NamedCode {
  readonly code: number
  readonly name: string
}

/**
 * What the link has and this page does not sell: elsewhere in the issuer's store it is, or nowhere any more; or it is a
 * service that comes with an offer, and none gives it to this cart.
 */
interface MissingProduct extends NamedCode {
  readonly why: 'elsewhere' | 'gone' | 'unoffered'
}

/** A request's address, or its path alone, is too long for any code. */
const UNREADABLE: readonly number[] = [404, 414]

/** Reads a link and asks what it costs today; null for one that is cut or changed. */
export async function loadSimulation(calls: Calls, code: string): Promise<LoadedSimulation | null> {
  const sent = await calls.send(getSimulation, { params: { code } })
  if (!sent.ok && UNREADABLE.includes(sent.problem.status)) return null
  if (!sent.ok) throw data(sent.problem, { status: sent.problem.status || 502 })
  const { offerCode = null } = sent.answer
  const [products, offers] = await Promise.all([productsOf(calls), calls.send(listActiveOffers, {})])
  const isAddOn = (productCode: number) =>
    products.some((product) => product.code === productCode && product.lineType === 'addOn')
  const asked = sent.answer.lines.filter(({ productCode }) => !isAddOn(productCode))
  const restored = await Promise.all(
    asked.map(async ({ monthlyValue = centavos(0), ...line }) => ({
      asked: line,
      line: await restoreLine(toKnownLine({ ...line, monthlyValue }, calls), products, calls),
    })),
  )
  const { lines } = restored.flatMap(({ line }) => line ?? []).reduce(addLine, EMPTY_CART)
  const found = (offers.ok ? offers.answer.offers : []).find((one) => one.code === offerCode)
  const priced = await priceToday(calls, {
    lines,
    offer: found ? { code: found.code, groupCodes: groupCodesOf(found) } : null,
    addOnCodes: [...new Set(sent.answer.addOnCodes)],
  })
  const { addOnCodes, ...today } = priced
  const services = [
    ...sent.answer.addOnCodes,
    ...sent.answer.lines.flatMap(({ productCode }) => (isAddOn(productCode) ? productCode : [])),
  ]
  const gone = [
    ...restored.flatMap(({ asked, line }) => (line === null ? asked.productCode : [])),
    ...services.filter((service) => !addOnCodes.includes(service)),
  ]
  const painted = new Map(products.map(({ code, name, colourToken }) => [code, { name, tone: colourToken }]))
  return {
    cart: replaceCart(EMPTY_CART, { lines, addOnCodes }),
    ...today,
    tones: Object.fromEntries(lines.map((line) => [line.productCode, toneOf(line, painted)])),
    addOns: products.filter(({ code }) => addOnCodes.includes(code)).map(named),
    // Here, so that the page needs nothing of the carts' own scripts.
    money:
      today.pricing === null ? [] : toldParts(moneyParts(today.pricing, painted, lines, { isTold: true })),
    isOfferLost: offerCode !== null && priced.offer === null,
    missing: gone.length === 0 ? [] : await nameMissing(calls, [...new Set(gone)], isAddOn),
  }
}

/** A part of nothing is no part, and of a single one there is nothing to compare. */
function toldParts(parts: readonly SumPart[]): readonly SumPart[] {
  const some = parts.filter(({ value }) => value !== 0)
  return some.length > 1 ? some : []
}

/** The colour of a line: plans have one of their own, which the list of products does not say. */
function toneOf({ productCode, lineType }: CartLine, painted: ReadonlyMap<number, { tone: string }>): string {
  return lineType === 'hcm' ? 'hr' : (painted.get(productCode)?.tone ?? 'multi')
}

const named = ({ code, name }: NamedCode): NamedCode => ({ code, name })

/** A program's type of line is not believed: which of its products are plans the catalogue says. */
function toKnownLine(line: OrderLine, { scope }: Calls): OrderLine {
  const isPlan = scope.issuer.selling.plans.some(({ code }) => code === line.productCode)
  return { ...line, lineType: isPlan ? 'hcm' : 'benefit' }
}

async function productsOf(calls: Calls, channel = calls.scope.channel.code) {
  const sold = await calls.send(listProducts, { params: { issuer: calls.scope.issuer.code, channel } })
  if (!sold.ok) throw data(sold.problem, { status: sold.problem.status || 502 })
  return sold.answer.result.products
}

/** By the names of the issuer's own channel, which sells all that it has; a product that is nowhere has none. */
async function nameMissing(
  calls: Calls,
  codes: readonly number[],
  isAddOn: (code: number) => boolean,
): Promise<readonly MissingProduct[]> {
  const all = await productsOf(calls, 'default')
  return codes.map((code) => {
    const product = all.find((one) => one.code === code)
    const why = product === undefined ? 'gone' : isAddOn(code) ? 'unoffered' : 'elsewhere'
    return { code, name: product?.name ?? copy.unnamed(code), why }
  })
}

interface Priceable {
  readonly lines: readonly CartLine[]
  readonly offer: ChosenOffer | null
  readonly addOnCodes: readonly number[]
}

type Today = Omit<Priceable, 'lines'> & Pick<LoadedSimulation, 'pricing' | 'refusal'>

/** Today's price; without offer and services where the offer cannot be had for these lines. */
async function priceToday(calls: Calls, { lines, offer, addOnCodes: wanted }: Priceable): Promise<Today> {
  const addOnCodes = offer === null ? [] : [...wanted]
  if (lines.length === 0) return { ...WITHOUT_OFFER, pricing: null, refusal: null }
  const sent = await calls.send(priceWithoutLead, {
    body: { lines: toOrderLines(lines), addOnCodes },
    offerCode: offer?.code ?? null,
  })
  if (sent.ok) return { offer, addOnCodes, pricing: sent.answer.pricing, refusal: null }
  const { code, description } = sent.problem
  if (offer !== null && code === CODE.offerNotApplicable)
    return priceToday(calls, { lines, ...WITHOUT_OFFER })
  return { offer, addOnCodes, pricing: null, refusal: description }
}

const WITHOUT_OFFER = { offer: null, addOnCodes: [] } as const
