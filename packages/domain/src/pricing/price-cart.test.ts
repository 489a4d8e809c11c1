import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../cart/cart-line.ts'
import { line, planLine } from '../cart/sample-order-lines.ts'
import type { Plan } from '../catalogue/product.ts'
import { centavos } from '../money/centavos.ts'
import type { Offer } from '../offer/offer.ts'
import { ADD_ON_FAMILY } from '../offer/offer-add-ons.ts'
import { offerOf } from '../offer/sample-offer.ts'
import type { FeeRule } from './fees/fee-rule.ts'
import { type PricingOrder, preparePricing, priceCart } from './price-cart.ts'
import type { PricedLine, Pricing, PricingProblem } from './pricing.ts'
import { CONTENT, fee, order } from './sample-content.ts'

const price = preparePricing(CONTENT)

/** An offer that gives both services to every cart. */
const services = offerOf({
  items: [602, 680].map((productCode) => ({ productCode, productFamily: ADD_ON_FAMILY, minQuantity: 0 })),
  rules: [{ from: centavos(-1), to: null, maxAddOns: 2 }],
})

function priced(asked: Partial<PricingOrder>, outcome = price(order(asked))): Pricing {
  if (!outcome.ok) throw new Error(`refused with ${outcome.problem}`)
  return outcome.pricing
}

function refusal(asked: Partial<PricingOrder>): PricingProblem | null {
  const outcome = price(order(asked))
  return outcome.ok ? null : outcome.problem
}

function lineOf(pricing: Pricing, code: number): PricedLine {
  const found = pricing.lines.find(({ productCode }) => productCode === code)
  if (found === undefined) throw new Error(`no line ${code}`)
  return found
}

const entriesOf = (pricing: Pricing, code: number) =>
  lineOf(pricing, code).entries.map(({ name, value }) => [name, value])

describe('single cards', () => {
  const pricing = priced({ lines: [line(27, 10, 50_000), line(34, 20, 10_000)] })

  test('a line costs quantity times monthly value and one issuance per card', () => {
    expect(lineOf(pricing, 27).productValue).toBe(500_000)
    expect(entriesOf(pricing, 27)).toEqual([
      ['issuance', 6_900],
      ['serviceCharge', 7_500],
      ['Market', 0],
    ])
  })
  test('what is charged once per request sits on the line with the highest quantity', () => {
    expect(entriesOf(pricing, 34)).toEqual([
      ['issuance', 13_800],
      ['credit', 0],
      ['serviceCharge', 3_000],
      ['delivery', 2_990],
    ])
  })
  test('totals add up lines and fees', () => {
    expect(pricing).toMatchObject({
      totalBenefits: 700_000,
      totalFees: 34_190,
      total: 734_190,
      totalWithDiscount: 734_190,
    })
  })
  test('a waived fee costs nothing and keeps its unit value', () => {
    const waived = lineOf(pricing, 34).entries.find(({ conditionId }) => conditionId === 3)
    expect(waived).toEqual({
      conditionId: 3,
      name: 'credit',
      description: 'credit',
      kind: 'fee',
      rate: 'fixed',
      unitValue: 390,
      value: 0,
    })
  })
  test('delivery has no condition id, issuance 1, service charge 4', () => {
    expect(lineOf(pricing, 34).entries.map(({ conditionId }) => conditionId)).toEqual([1, 3, 4, null])
  })
  test('on equal quantities the lowest code bears the request', () => {
    const lines = [line(34, 5, 10_000), line(31, 5, 10_000)]
    for (const tied of [priced({ lines }), priced({ lines: lines.toReversed() })]) {
      expect(entriesOf(tied, 31)).toContainEqual(['delivery', 2_990])
      expect(entriesOf(tied, 34)).not.toContainEqual(['delivery', 2_990])
    }
  })
  test('the marketplace entry appears from the credit that a product names, and on no product that names none', () => {
    const market = (code: number, value: number) =>
      lineOf(priced({ lines: [line(code, 1, value)] }), code).entries.filter(
        ({ conditionId }) => conditionId === 33,
      )
    expect(market(27, 24_999)).toEqual([])
    expect(market(27, 25_000)).toMatchObject([{ name: 'Market', value: 0, kind: 'offer' }])
    expect(market(31, 25_000)).toHaveLength(1)
    expect(market(34, 25_000)).toEqual([])
  })
})

describe('the other modalities', () => {
  test('one Multi card holds all balances: issuance counts the highest quantity once', () => {
    const pricing = priced({ lines: [line(2071, 5, 10_000), line(2076, 8, 20_000)] })
    expect(entriesOf(pricing, 2076)).toContainEqual(['issuance', 8 * 690])
    expect(lineOf(pricing, 2071).entries.some(({ conditionId }) => conditionId === 1)).toBe(false)
  })
  test('mobility pays its management fee as a percent, half-up to the centavo', () => {
    const pricing = priced({ lines: [line(900, 1, 1_010, { lineType: 'mobility' })] })
    expect(lineOf(pricing, 900).entries).toMatchObject([
      { conditionId: 18, rate: 'percent', unitValue: 450, value: 45 },
    ])
    const half = priced({ lines: [line(900, 1, 1_100, { lineType: 'mobility' })] })
    expect(lineOf(half, 900).entries).toMatchObject([{ value: 50 }])
    expect(half.totalBenefits).toBe(1_100)
  })
  test('an HR plan costs its band and its extensions, whatever value the line claims', () => {
    const asked = planLine(20152, 20, { additionalCodes: [302, 303], monthlyValue: centavos(1) })
    const pricing = priced({ lines: [asked] })
    expect(lineOf(pricing, 20152)).toMatchObject({
      monthlyValue: 27_025 + 20 * 150 + 8_900,
      productValue: 38_925,
      total: 38_925,
      entries: [],
    })
    expect(pricing).toMatchObject({ totalBenefits: 0, totalFees: 0, total: 38_925 })
  })
  test('the annual plan is twelve months less 20% as a discount entry', () => {
    const pricing = priced({ lines: [planLine(20152, 10, { planPeriod: 'annual' })] })
    expect(lineOf(pricing, 20152)).toMatchObject({
      monthlyValue: 11_900,
      productValue: 142_800,
      productValueWithDiscount: 114_240,
      total: 114_240,
      entries: [{ conditionId: 36, kind: 'discount', rate: 'percent', unitValue: 2_000, value: -28_560 }],
    })
    expect(pricing).toMatchObject({ total: 142_800, totalWithDiscount: 114_240, totalFees: 0 })
  })
  test('add-ons are free lines in the group of what was bought', () => {
    const pricing = priced({ lines: [line(27, 1, 10_000)], addOnCodes: [680], offer: services })
    expect(lineOf(pricing, 680)).toMatchObject({ quantity: 1, total: 0, lineType: 'addOn', entries: [] })
    expect(Object.keys(pricing.groups)).toEqual(['default'])
    expect(pricing.groups.default).toContainEqual({ name: 'Nutrition', value: 0 })
  })
  test('an add-on stands in its own group where something of that is bought', () => {
    const pricing = priced({
      lines: [line(27, 1, 10_000), line(2071, 1, 10_000)],
      addOnCodes: [680],
      offer: services,
    })
    expect(pricing.groups.multi).toContainEqual({ name: 'Nutrition', value: 0 })
    expect(pricing.groups.default).not.toContainEqual({ name: 'Nutrition', value: 0 })
  })
  test.each([
    ['the lowest code', [planLine(20152, 10), line(900, 1, 10_000), line(27, 1, 10_000)], 'default'],
    ['the lowest code that is bought', [planLine(20152, 10), line(900, 1, 10_000)], 'mobility'],
  ] as const)('an add-on of no bought group stands beside %s', (_what, lines, group) => {
    for (const some of [lines, lines.toReversed()]) {
      const { groups } = priced({ lines: some, addOnCodes: [680], offer: services })
      expect(groups[group]).toContainEqual({ name: 'Nutrition', value: 0 })
    }
  })
  test('an empty cart costs nothing', () => {
    expect(priced({})).toMatchObject({ total: 0, lines: [] })
  })
})

describe('fee tables', () => {
  const feesOf = (asked: Partial<PricingOrder>, ...fees: readonly FeeRule[]) => {
    const { lines } = priced(asked, priceCart({ ...CONTENT, fees, ...order(asked) }))
    return lines.map(({ productCode, entries }) => [productCode, ...entries.map(({ value }) => value)])
  }
  test('a wallet’s card is charged once, whatever is bought beside it in greater numbers', () => {
    const lines = [line(34, 50, 10_000), line(2071, 5, 10_000), line(2076, 5, 10_000)]
    expect(feesOf({ lines }, fee({ fee: 'issuance', unit: 'card', rate: 10 }))).toEqual([
      [34, 500],
      [2071, 50],
      [2076],
    ])
  })
  test('a percent is charged on every balance of a wallet', () => {
    const lines = [line(2071, 5, 10_000), line(2076, 8, 10_000)]
    expect(feesOf({ lines }, fee({ fee: 'serviceCharge', unit: 'percent', rate: 100 }))).toEqual([
      [2071, 500],
      [2076, 800],
    ])
  })
  test('an HR plan has no card to pay for, and an add-on pays nothing at all', () => {
    const issuance = fee({ fee: 'issuance', unit: 'card', rate: 10, groupCodes: [20000, 207, 0] })
    const delivery = fee({ fee: 'delivery', unit: 'request', rate: 99, groupCodes: [207] })
    const asked = { lines: [planLine(20152, 10), line(27, 1, 10_000)], addOnCodes: [680], offer: services }
    expect(feesOf(asked, issuance, delivery)).toEqual([[20152], [27, 10], [680]])
  })
  test('what is charged once for all is charged on no line where none bears it', () => {
    const delivery = fee({ fee: 'delivery', unit: 'request', rate: 99, groupCodes: [900] })
    expect(feesOf({ lines: [line(27, 1, 10_000)] }, delivery)).toEqual([[27]])
  })
  test('the marketplace is for benefits, whatever else has their code', () => {
    const products = CONTENT.products.map((one) =>
      one.code === 27 ? { ...one, lineType: 'mobility' as const } : one,
    )
    const asked = { lines: [line(27, 1, 50_000), line(31, 1, 50_000)] }
    const { lines } = priced(asked, priceCart({ ...CONTENT, products, ...order(asked) }))
    expect(lines.map(({ entries }) => entries.some(({ conditionId }) => conditionId === 33))).toEqual([
      false,
      true,
    ])
  })

  test('a fee of other channels is not charged', () => {
    const fees = [fee({ fee: 'delivery', unit: 'request', rate: 2_990, channels: ['auto'] })]
    const asked = { lines: [line(27, 1, 10_000)] }
    const content = { ...CONTENT, fees }
    expect(priced(asked, priceCart({ ...content, ...order(asked) })).totalFees).toBe(0)
    expect(priced(asked, priceCart({ ...content, ...order({ ...asked, channel: 'auto' }) })).totalFees).toBe(
      2_990,
    )
  })
  test('a fee by state is priced where the order goes: at the company until a delivery address is known', () => {
    const fees = [
      fee({ fee: 'delivery', unit: 'request', rate: 2_990 }),
      fee({ fee: 'delivery', unit: 'request', rate: 990, states: ['SP', 'RJ'], groupCodes: [0] }),
    ]
    const cost = (more: Partial<PricingOrder>, code = 27) => {
      const asked = { lines: [line(code, 1, 10_000)], ...more }
      return priced(asked, priceCart({ ...CONTENT, fees, ...order(asked) })).totalFees
    }
    expect(cost({})).toBe(2_990)
    expect(cost({ address: { state: '' } })).toBe(2_990)
    expect(cost({ address: { state: 'SP' } })).toBe(990)
    expect(cost({ address: { state: 'SP' }, delivery: { state: 'BA' } })).toBe(2_990)
    expect(cost({ address: { state: 'BA' }, delivery: { state: 'RJ' } })).toBe(990)
    // The row of the state is not for the Multi modality: there the rest's row stays.
    expect(cost({ delivery: { state: 'SP' } }, 2071)).toBe(2_990)
  })
  test('a fee that no row has for a state is not charged there', () => {
    const fees = [fee({ fee: 'delivery', unit: 'request', rate: 990, states: ['SP'] })]
    const asked = { lines: [line(27, 1, 10_000)], delivery: { state: 'BA' } } as const
    expect(priced(asked, priceCart({ ...CONTENT, fees, ...order(asked) })).totalFees).toBe(0)
  })
  test('changing the table changes the price', () => {
    const content = { ...CONTENT, fees: [fee({ fee: 'issuance', unit: 'card', rate: 100 })] }
    const asked = { lines: [line(27, 3, 10_000)] }
    expect(priced(asked, priceCart({ ...content, ...order(asked) })).totalFees).toBe(300)
  })
})

describe('offers', () => {
  const item = { productFamily: 'HCM', minQuantity: 1 }
  const hr = offerOf({
    minEmployees: 10,
    items: [{ ...item, productCode: 20152 }],
    discounts: [{ productCode: 20152, base: 'plan', basisPoints: 2_500 }],
  })

  test("an offer's own discount replaces the annual 20%", () => {
    const pricing = priced({ lines: [planLine(20152, 10, { planPeriod: 'annual' })], offer: hr })
    expect(lineOf(pricing, 20152).entries).toMatchObject([
      { kind: 'offer', name: 'An offer', value: -35_700 },
    ])
  })
  test('an offer that is not met yet gives nothing, and the annual 20% stays', () => {
    const pricing = priced({ lines: [planLine(20152, 9, { planPeriod: 'annual' })], offer: hr })
    expect(lineOf(pricing, 20152).entries).toMatchObject([{ kind: 'discount', value: -28_560 }])
  })
  test('an offer for other modalities is refused', () => {
    expect(refusal({ lines: [line(27, 1, 10_000)], offer: hr })).toBe('offerNotApplicable')
  })
  test('a discount is for its own product, and has the offer’s name alone', () => {
    const offer = offerOf({ discounts: [{ productCode: 34, base: 'plan', basisPoints: 1_000 }] })
    const lines = [line(34, 1, 10_000), line(900, 1, 10_000, { lineType: 'mobility' })]
    const pricing = priced({ lines, offer })
    expect(lineOf(pricing, 34).entries.at(-1)).toEqual({
      conditionId: 36,
      name: 'An offer',
      description: '',
      kind: 'offer',
      rate: 'percent',
      unitValue: 1_000,
      value: -1_000,
    })
    expect(lineOf(pricing, 900).productValueWithDiscount).toBe(10_000)
  })
  test('an offer beside an empty cart is no refusal', () => {
    expect(refusal({ offer: hr })).toBeNull()
  })
  test('an offer of two modalities fits a cart of one of them, and gives nothing until the other is there', () => {
    const both = offerOf({
      items: [
        { ...item, productCode: 20152 },
        { ...item, productCode: 2071 },
      ],
      discounts: [{ productCode: 20152, base: 'plan', basisPoints: 1_000 }],
    })
    const alone = priced({ lines: [planLine(20152, 10)], offer: both })
    expect(alone.totalWithDiscount).toBe(alone.total)
    const whole = priced({ lines: [planLine(20152, 10), line(2071, 1, 10_000)], offer: both })
    expect(whole.totalWithDiscount).toBe(whole.total - 1_190)
  })
  test('an add-on is nothing of what an offer asks for', () => {
    const multi = offerOf({ items: [{ ...item, productCode: 2071 }] })
    expect(refusal({ lines: [line(27, 1, 10_000)], addOnCodes: [680], offer: multi })).toBe(
      'offerNotApplicable',
    )
  })
  test.each<[string, Partial<Offer>, readonly OrderLine[], boolean]>([
    ['the cards of single ones together', { minCards: 7 }, [line(34, 3, 10_000), line(27, 4, 10_000)], true],
    ['not more of them', { minCards: 8 }, [line(34, 3, 10_000), line(27, 4, 10_000)], false],
    [
      'a wallet’s cards once',
      { minCards: 9 },
      [line(34, 4, 500), line(2071, 5, 500), line(2076, 3, 500)],
      true,
    ],
    [
      'not a balance more',
      { minCards: 10 },
      [line(34, 4, 500), line(2071, 5, 500), line(2076, 3, 500)],
      false,
    ],
    ['the credit of cards', { minValue: centavos(40_000) }, [line(34, 4, 10_000)], true],
    [
      'that of mobility too',
      { minValue: centavos(50_000) },
      [line(34, 4, 10_000), line(900, 1, 10_000, { lineType: 'mobility' })],
      true,
    ],
    [
      'not what a plan costs',
      { minValue: centavos(40_001) },
      [line(34, 4, 10_000), planLine(20152, 10)],
      false,
    ],
  ])('an offer counts %s', (_what, asked, lines, isMet) => {
    const offer = offerOf({
      ...asked,
      items: [{ ...item, productCode: 34 }],
      discounts: [{ productCode: 34, base: 'fees', basisPoints: 5_000 }],
    })
    const pricing = priced({ lines, offer })
    expect(pricing.totalWithDiscount < pricing.total).toBe(isMet)
  })
  const add = (productCode: number, minQuantity = 0) => ({
    productCode,
    productFamily: ADD_ON_FAMILY,
    minQuantity,
  })
  const giving = offerOf({
    minCards: 2,
    items: [{ ...item, productCode: 2071 }, { ...item, productCode: 2076 }, add(680, 1), add(602)],
    rules: [
      { from: centavos(0), to: centavos(100_000), maxAddOns: 1 },
      { from: centavos(100_000), to: null, maxAddOns: 2 },
    ],
  })
  const codesOf = (pricing: Pricing) => pricing.lines.map(({ productCode }) => productCode)
  test('what is mandatory comes by itself once the offer is met, and not before', () => {
    expect(codesOf(priced({ lines: [line(2071, 2, 10_000)], offer: giving }))).toEqual([2071, 680])
    expect(codesOf(priced({ lines: [line(2071, 1, 10_000)], offer: giving }))).toEqual([2071])
    const asked = { lines: [line(2071, 2, 10_000)], addOnCodes: [680], offer: giving }
    expect(codesOf(priced(asked))).toEqual([2071, 680])
  })
  test('what the company has already does not come again', () => {
    const contracted = [{ code: 680, groupCode: 207, name: 'Nutrition' }]
    expect(codesOf(priced({ lines: [line(2071, 2, 10_000)], offer: giving, contracted }))).toEqual([2071])
  })
  test.each<[string, PricingProblem | null, Partial<PricingOrder>]>([
    ['as many as the rule allows', null, { lines: [line(2071, 2, 50_001)], addOnCodes: [680, 602] }],
    ['one more', 'offerNotApplicable', { lines: [line(2071, 2, 50_000)], addOnCodes: [680, 602] }],
    ['one without its product', 'offerNotApplicable', { lines: [line(2076, 2, 90_000)], addOnCodes: [602] }],
    ['one before it is met', 'offerNotApplicable', { lines: [line(2071, 1, 90_000)], addOnCodes: [680] }],
  ])('add-ons of an offer: %s is %s', (_what, problem, asked) => {
    expect(refusal({ ...asked, offer: giving })).toBe(problem)
  })
  test('a discount of one period is not given in the other', () => {
    const discounts = [
      { productCode: 20152, base: 'plan', basisPoints: 3_000, planPeriod: 'annual' },
    ] as const
    const yearly = { ...hr, discounts }
    const costs = (planPeriod: 'monthly' | 'annual') =>
      lineOf(priced({ lines: [planLine(20152, 10, { planPeriod })], offer: yearly }), 20152).total
    expect([costs('monthly'), costs('annual')]).toEqual([11_900, 99_960])
  })
  test('an offer counts the employees of the plan, not those of the cards', () => {
    const many = { ...hr, minEmployees: 30 }
    const lines = [planLine(20152, 20), line(27, 30, 10_000)]
    expect(priced({ lines, offer: many }).totalWithDiscount).toBe(priced({ lines }).totalWithDiscount)
    const enough = priced({ lines: [planLine(20152, 30), line(27, 30, 10_000)], offer: many })
    expect(enough.totalWithDiscount).toBeLessThan(enough.total)
  })
  test('even an illegal offer never rebates food below its fees', () => {
    const offer = offerOf({ discounts: [{ productCode: 27, base: 'plan', basisPoints: 5_000 }] })
    const food = lineOf(priced({ lines: [line(27, 1, 10_000)], offer }), 27)
    expect(food.total).toBe(food.productValue)
    expect(food.entries.some(({ value }) => value < 0)).toBe(true)
  })
  test('all of what a card that is no food costs may be taken off it, its fees stay', () => {
    const offer = offerOf({ discounts: [{ productCode: 34, base: 'plan', basisPoints: 10_000 }] })
    const pricing = priced({ lines: [line(34, 1, 10_000)], offer })
    expect(lineOf(pricing, 34).entries.at(-1)).toMatchObject({ value: -10_000 })
    expect(pricing).toMatchObject({ total: 13_830, totalWithDiscount: 3_830 })
  })
  test('a discount on fees is a percent of what the line pays', () => {
    const offer = offerOf({ discounts: [{ productCode: 34, base: 'fees', basisPoints: 5_000 }] })
    const pricing = priced({ lines: [line(34, 1, 10_000)], offer })
    expect(lineOf(pricing, 34).entries.at(-1)).toMatchObject({ value: -(690 + 150 + 2_990) / 2 })
  })
})

describe('what leaves the cart', () => {
  const address = { state: 'AC' } as const

  test('unserved lines and add-ons are removed with reason -1', () => {
    const outcome = price(
      order({
        lines: [line(27, 1, 10_000), line(34, 1, 10_000)],
        addOnCodes: [602],
        offer: services,
        address,
      }),
    )
    expect(outcome).toMatchObject({
      ok: true,
      removed: [
        { productCode: 34, reason: -1 },
        { productCode: 602, reason: -1 },
      ],
      pricing: { lines: [{ productCode: 27 }] },
    })
  })
  test('what is left beside add-ons is priced', () => {
    const lines = [line(27, 1, 10_000), line(34, 1, 10_000)]
    const left = { lines, addOnCodes: [680], offer: services, address }
    expect(priced(left).lines.map(({ productCode }) => productCode)).toEqual([27, 680])
  })
  test('nothing left but add-ons is no cart', () => {
    expect(refusal({ lines: [line(34, 1, 10_000)], addOnCodes: [680], address })).toBe('productsUnserved')
  })
  test('a card that the company has is removed with reason -2 where something else is bought', () => {
    const contracted = [{ code: 27, groupCode: 0, name: 'Meal' }]
    const outcome = price(order({ lines: [line(27, 1, 10_000), line(34, 1, 10_000)], contracted }))
    expect(outcome).toMatchObject({
      ok: true,
      removed: [{ productCode: 27, reason: -2 }],
      pricing: { lines: [{ productCode: 34 }] },
    })
    expect(refusal({ lines: [line(27, 1, 10_000)], contracted })).toBe('alreadyContracted')
    expect(refusal({ lines: [line(27, 1, 10_000), line(34, 1, 10_000)], contracted, address })).toBe(
      'alreadyContracted',
    )
  })
  test('mobility that the company has is priced beside another modality and refused alone', () => {
    const contracted = [{ code: 900, groupCode: 900, name: 'Mobility' }]
    const both = { lines: [line(900, 60, 10_000), line(34, 1, 10_000)], contracted }
    expect(priced(both).lines.map(({ productCode }) => productCode)).toEqual([900, 34])
    expect(refusal({ lines: [line(900, 60, 10_000)], contracted })).toBe('alreadyContracted')
  })
  test('without an address everything is served', () => {
    expect(refusal({ lines: [line(34, 1, 10_000)] })).toBeNull()
    expect(refusal({ lines: [line(34, 1, 10_000)], address: { state: '' } })).toBeNull()
  })
})

describe('refusals', () => {
  const owned = (code: number) => [{ code, groupCode: 20000, name: 'plan' }]
  const cases: readonly [string, PricingProblem, Partial<PricingOrder>][] = [
    ['an unknown code', 'productUnknown', { lines: [line(1, 1, 10_000)] }],
    ['a code named twice', 'productUnknown', { lines: [line(27, 1, 10_000), line(27, 2, 10_000)] }],
    ['a product of no modality', 'productUnknown', { lines: [line(500, 1, 10_000)] }],
    ['an extension alone', 'productUnknown', { lines: [line(399, 1, 10_000)] }],
    ['an HR product without prices', 'productUnknown', { lines: [planLine(398, 1)] }],
    ['an unknown extension', 'productUnknown', { lines: [planLine(20152, 10, { additionalCodes: [999] })] }],
    [
      'a known and an unknown extension',
      'productUnknown',
      { lines: [planLine(20152, 10, { additionalCodes: [302, 999] })] },
    ],
    [
      'an extension twice',
      'productUnknown',
      { lines: [planLine(20152, 10, { additionalCodes: [302, 302] })] },
    ],
    ['an add-on that is none', 'productUnknown', { lines: [line(27, 1, 10_000)], addOnCodes: [34] }],
    ['an add-on that nobody knows', 'productUnknown', { lines: [line(27, 1, 10_000)], addOnCodes: [4711] }],
    [
      'an addition of another product',
      'productUnknown',
      { lines: [line(2071, 1, 10_000, { additionalCodes: [680] })] },
    ],
    [
      'a service that goes with the line and is named by it',
      'productUnknown',
      { lines: [line(2071, 1, 10_000, { additionalCodes: [602] })] },
    ],
    ['an add-on twice', 'productUnknown', { lines: [line(27, 1, 10_000)], addOnCodes: [680, 680] }],
    ['two HR plans', 'productUnknown', { lines: [planLine(20151, 10), planLine(20152, 10)] }],
    ['no quantity', 'quantityRefused', { lines: [line(27, 0, 10_000)] }],
    ['half a card', 'quantityRefused', { lines: [line(27, 1.5, 10_000)] }],
    ['too many cards', 'quantityRefused', { lines: [line(27, 10_000, 10_000)] }],
    ['essencial for eleven', 'quantityRefused', { lines: [planLine(20151, 11)] }],
    ['a plan above its last band', 'quantityRefused', { lines: [planLine(20152, 1001)] }],
    ['two of an add-on', 'quantityRefused', { lines: [line(680, 2, 0)] }],
    ['a value below the minimum', 'valueTooLow', { lines: [line(27, 1, 499)] }],
    ['no value', 'valueTooLow', { lines: [line(27, 1, 0)] }],
    ['a value above the maximum', 'valueTooHigh', { lines: [line(27, 1, 500_001)] }],
    ['mobility for more workers than are sold to', 'quantityRefused', { lines: [line(900, 1_001, 20_000)] }],
    ['mobility above 9.999,00', 'valueTooHigh', { lines: [line(900, 1, 999_901)] }],
    ['an amount on an add-on', 'valueRefused', { lines: [line(27, 1, 10_000), line(680, 1, 100)] }],
    ['a negative amount', 'valueRefused', { lines: [line(27, 1, -1)] }],
    [
      'the plan that the company has',
      'planAlreadyContracted',
      { lines: [planLine(20152, 10)], contracted: owned(20152) },
    ],
    ['a lower plan', 'downgradeRefused', { lines: [planLine(20151, 10)], contracted: owned(20152) }],
    ['a service without an offer', 'offerNotApplicable', { lines: [line(27, 1, 10_000)], addOnCodes: [680] }],
    ['a service among the lines', 'offerNotApplicable', { lines: [line(27, 1, 10_000), line(680, 1, 0)] }],
    ['services alone', 'addOnsAlone', { lines: [line(680, 1, 0)], addOnCodes: [602] }],
    ['services alone under an offer', 'addOnsAlone', { lines: [], addOnCodes: [680], offer: services }],
    ['two problems, the gravest', 'productUnknown', { lines: [line(27, 0, 10_000), line(1, 1, 10_000)] }],
  ]
  test.each(cases)('%s is %s', (_name, problem, asked) => {
    expect(refusal(asked)).toBe(problem)
    expect(refusal({ ...asked, lines: asked.lines?.toReversed() ?? [] })).toBe(problem)
  })

  test('a plan ends with its most employees or its last band, whichever comes first', () => {
    const askFor = (employees: number, change: (plan: Plan) => Partial<Plan>) => {
      const plans = CONTENT.plans.map((plan) => ({ ...plan, ...change(plan) }))
      const outcome = priceCart({ ...CONTENT, plans, ...order({ lines: [planLine(20152, employees)] }) })
      return outcome.ok ? null : outcome.problem
    }
    const few = () => ({ maxEmployees: 20 })
    const short = ({ prices }: Plan) => ({ prices: prices.filter(({ upTo }) => upTo <= 25) })
    expect([askFor(20, few), askFor(21, few)]).toEqual([null, 'quantityRefused'])
    expect([askFor(25, short), askFor(26, short)]).toEqual([null, 'quantityRefused'])
  })
  test('the bounds themselves are accepted', () => {
    expect(refusal({ lines: [planLine(20152, 10, { additionalCodes: [301, 302, 303] })] })).toBeNull()
    for (const value of [500, 500_000]) expect(refusal({ lines: [line(27, 1, value)] })).toBeNull()
    expect(refusal({ lines: [line(900, 1_000, 999_900)] })).toBeNull()
    expect(refusal({ lines: [planLine(20151, 10)] })).toBeNull()
    expect(refusal({ lines: [planLine(20152, 1000)] })).toBeNull()
  })
  test('a step up from the plan that the company has is priced', () => {
    expect(refusal({ lines: [planLine(20153, 10)], contracted: owned(20152) })).toBeNull()
  })
})
