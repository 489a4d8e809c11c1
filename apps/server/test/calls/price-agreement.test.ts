import { ENTRY_LABELS } from '@benefits/copy/entry-labels'
import { REFUSALS } from '@benefits/copy/refusals'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { startJointCart } from '@benefits/domain/cart/joint/start-joint-cart'
import { addProduct } from '@benefits/domain/cart/modality/add-product'
import { setPlanPeriod } from '@benefits/domain/cart/plan/toggle-plan-period'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { setWalletAmount } from '@benefits/domain/cart/wallet/set-wallet-amount'
import type { PlanPeriod, Product } from '@benefits/domain/catalogue/product'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { centavos } from '@benefits/domain/money/centavos'
import { priceCart } from '@benefits/domain/pricing/price-cart'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { getCart } from '@benefits/wire/cart/get-cart'
import { registerCart } from '@benefits/wire/cart/register-cart'
import { sendCall } from '@benefits/wire/client'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'

/** A product chosen at random; numbers may break the rules, so that refusals are compared as well. */
interface Choice {
  readonly pick: number
  readonly amount: number
  readonly value: number
  readonly extras: number
}

const choice: fc.Arbitrary<Choice> = fc.record({
  pick: fc.nat(99),
  amount: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 1000 }) },
    fc.integer({ min: 0, max: 10_001 }),
    fc.constantFrom(0, 1, 9_999, 10_000, 999_999),
  ),
  value: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 500, max: 500_000 }) }, fc.nat(1_000_001)),
  extras: fc.nat(255),
})
const wanted = fc.record({
  modalities: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
  choices: fc.array(choice, { minLength: 1, maxLength: 6 }),
  // Services come with an offer alone: some carts ask for them all the same.
  addOns: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(15) }),
  period: fc.constantFrom<PlanPeriod>('monthly', 'annual'),
})
type Wanted = typeof wanted extends fc.Arbitrary<infer Value> ? Value : never

function lineOf(
  product: Product,
  content: IssuerContent,
  { amount: quantity, value, extras }: Choice,
): CartLine {
  const plan = content.plans.find(({ code }) => code === product.code)
  const chosen = (plan?.extras ?? []).filter(({ required }, at) => required || (extras >> (at % 8)) % 2 === 1)
  return {
    productCode: product.code,
    name: product.name,
    quantity,
    monthlyValue: centavos(value),
    groupCode: product.groupCode,
    lineType: product.lineType,
    isAddOn: false,
    planPeriod: 'monthly',
    additionalProducts: chosen.map(({ code, name, description, kind, required }) => ({
      code,
      name,
      description,
      kind,
      required,
      value: centavos(0),
      quantity: 1,
      planPeriod: 'monthly' as const,
    })),
  }
}

/** The cart that the screens would show after these choices: of one modality, or of service groups in one go. */
function cartOf({ modalities, choices, addOns, period }: Wanted, content: IssuerContent): CartState {
  const all = content.modalities
  const groups = modalities.flatMap((at) => all[at % all.length]?.groupCode ?? [])
  const sold = content.products.filter(({ lineType }) => lineType !== 'addOn' && lineType !== 'extension')
  let cart = new Set(groups).size > 1 ? startJointCart(EMPTY_CART, groups) : EMPTY_CART
  for (const one of choices) {
    const group = groups[one.pick % groups.length]
    const inGroup = sold.filter(({ groupCode }) => groupCode === group)
    const product = inGroup[one.pick % inGroup.length]
    const outcome = product ? addProduct(cart, lineOf(product, content, one)) : { state: cart }
    if ('state' in outcome) cart = outcome.state
  }
  for (const { groupCode, isWalletGroupCard } of all) {
    const amount = cart.lines.find((line) => line.groupCode === groupCode)?.quantity
    if (isWalletGroupCard && amount) cart = setWalletAmount(cart, groupCode, amount)
  }
  const free = content.products.filter(
    ({ lineType, groupCode }) => lineType === 'addOn' && groups.includes(groupCode),
  )
  const addOnCodes = free.filter((_, at) => (addOns >> (at % 4)) % 2 === 1).map(({ code }) => code)
  return setPlanPeriod({ ...cart, addOnCodes }, period)
}

/** What the domain makes of the cart on the screen: its price, or the number of its refusal. */
function domainPrice(cart: CartState, content: IssuerContent): Pricing | number {
  const { lines, addOnCodes } = cart
  const nobody = { address: null, delivery: null, contracted: [], offer: null, channel: 'default' } as const
  const order = { lines: toOrderLines(lines), addOnCodes, limits: content.selling.limits, ...nobody }
  const outcome = priceCart({
    ...content,
    labels: { ...ENTRY_LABELS, marketplace: content.issuer.marketplace },
    ...order,
  })
  if (outcome.ok) return outcome.pricing
  return outcome.problem === 'addOnsAlone' ? REFUSALS.fieldsRefused.code : REFUSALS[outcome.problem].code
}

describe.each(databases)('the price over the wire, on %s,', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const contentOf = (issuer: string) => {
    const content = server.parts.content.get(issuer)
    if (!content) throw new Error(`no issuer ${issuer}`)
    return content
  }
  /** Calls as the store does, through the same client and codecs. */
  const as = (issuer: string, session?: string) => {
    const caller = { clientId: '', accessToken: '', issuer, channel: 'default', subChannel: '' }
    const transport: Parameters<typeof sendCall>[0] = async ({ method, path, body }) => {
      const call = { body, issuer, ...(session ? { session } : {}) }
      const response = await server.call(method, path, call)
      return { status: response.statusCode, headers: {}, body: response.json() }
    }
    return { transport, caller }
  }

  test.each(['VRPAT', 'JVCEF', 'SICRE'])(
    'is the price of the cart on the screen, for any cart of %s',
    async (issuer) => {
      const content = contentOf(issuer)
      const { transport, caller } = as(issuer)
      let priced = 0
      await fc.assert(
        fc.asyncProperty(wanted, async (choices) => {
          const cart = cartOf(choices, content)
          fc.pre(cart.lines.length > 0)
          const body = { lines: toOrderLines(cart.lines), addOnCodes: [...cart.addOnCodes] }
          const sent = await sendCall(transport, caller, priceWithoutLead, { body })
          const expected = domainPrice(cart, content)
          if (typeof expected === 'number') {
            expect(sent).toMatchObject({ ok: false, problem: { code: expected } })
            return
          }
          priced += 1
          if (!sent.ok) throw new Error(JSON.stringify(sent.problem))
          expect(sent.answer.pricing).toEqual(expected)
        }),
        { numRuns: 80 },
      )
      // Most carts must have a price, or the comparison says little.
      expect(priced).toBeGreaterThan(20)
    },
  )

  test('is the price that a registered cart keeps', async () => {
    const content = contentOf('VRPAT')
    const { leadId, session } = await startBuyer(server, { issuer: 'VRPAT' })
    const { transport, caller } = as('VRPAT', session)
    await fc.assert(
      fc.asyncProperty(wanted, async (choices) => {
        const cart = cartOf(choices, content)
        const expected = domainPrice(cart, content)
        fc.pre(cart.lines.length > 0 && typeof expected !== 'number')
        const lines = toOrderLines(cart.lines).map(({ monthlyValue, ...line }) => ({
          ...line,
          additionalCodes: [...line.additionalCodes],
          totalBenefits: centavos(line.quantity * monthlyValue),
        }))
        const free = cart.addOnCodes.map((productCode) => ({
          productCode,
          quantity: 1,
          totalBenefits: centavos(0),
          lineType: 'addOn' as const,
          planPeriod: 'monthly' as const,
          additionalCodes: [],
        }))
        const params = { leadId }
        const body = { lines: [...lines, ...free], interests: [] }
        const registered = await sendCall(transport, caller, registerCart, { params, body })
        if (!registered.ok) throw new Error(JSON.stringify(registered.problem))
        const { cartId } = registered.answer
        const kept = await sendCall(transport, caller, getCart, { params: { leadId, cartId } })
        if (!kept.ok) throw new Error(JSON.stringify(kept.problem))
        expect(kept.answer.pricing).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })
})
