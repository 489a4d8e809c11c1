import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../cart/cart-line.ts'
import { line, planLine } from '../cart/sample-order-lines.ts'
import { PLANS } from '../catalogue/sample-catalogue.ts'
import { centavos } from '../money/centavos.ts'
import { checkPlanRank } from '../plans/check-plan-rank.ts'
import { planPrice } from '../plans/plan-price.ts'
import { bonusItems, earnedPoints } from './earned-points.ts'
import type { FeeRule } from './fees/fee-rule.ts'
import { hasFreeBenefit, isFeeWaived } from './fees/is-fee-waived.ts'
import { priceCart } from './price-cart.ts'
import { priceRows } from './price-rows.ts'
import type { Pricing } from './pricing.ts'
import { CONTENT, fee, order } from './sample-content.ts'
import { totalParts } from './total-parts.ts'
import { whereMoneyGoes } from './where-money-goes.ts'

function priced(lines: readonly OrderLine[], fees: readonly FeeRule[] = CONTENT.fees): Pricing {
  const outcome = priceCart({ ...CONTENT, fees, ...order({ lines }) })
  if (!outcome.ok) throw new Error(`refused with ${outcome.problem}`)
  return outcome.pricing
}

test('the money splits into credit, plans, fees and discounts', () => {
  const split = whereMoneyGoes(priced([line(27, 1, 10_000), planLine(20152, 10, { planPeriod: 'annual' })]))
  expect(split).toEqual({
    credit: 10_000,
    plans: 142_800,
    fees: 690 + 150 + 2_990,
    discounts: 28_560,
    total: 10_000 + 142_800 + 3_830 - 28_560,
  })
})

describe('the parts of a total', () => {
  const partsOf = (...lines: readonly OrderLine[]) => {
    const named = lines.map((one) => ({ ...one, name: String(one.productCode) }))
    return totalParts(priceRows(priced(lines).lines, named)).map(({ every, value }) => [every, value])
  }

  test('tell what is paid with the order from what a plan costs each month or year', () => {
    const card = line(27, 1, 10_000)
    expect(partsOf(card, planLine(20152, 10, { planPeriod: 'annual' }))).toEqual([
      ['order', 10_000 + 3_830],
      ['annual', 142_800 - 28_560],
    ])
    expect(partsOf(card, planLine(20152, 10, {}))).toEqual([
      ['order', 10_000 + 3_830],
      ['monthly', 11_900],
    ])
  })

  test('an order of one kind is one part', () => {
    expect(partsOf(line(27, 1, 10_000))).toEqual([['order', 13_830]])
    expect(partsOf(planLine(20152, 10, { planPeriod: 'annual' }))).toEqual([['annual', 114_240]])
  })
})

describe('the rows of a price', () => {
  const gerencial = planLine(20152, 10, { planPeriod: 'annual', additionalCodes: [302] })
  const rowsOf = (...lines: readonly OrderLine[]) => {
    const pricing = priced(lines)
    const ordered = lines.map((one) => ({ ...one, name: `Product ${one.productCode}` }))
    return { pricing, rows: priceRows(pricing.lines, ordered) }
  }

  test('tell a plan apart from its extensions and its discount, each with its unit', () => {
    const { rows } = rowsOf(line(27, 2, 10_000), gerencial)
    expect(rows.map(({ kind, name, every, value }) => [kind, name, every, value])).toEqual([
      ['credit', 'Product 27', 'order', 20_000],
      ['plan', 'Product 20152', 'annual', 142_800],
      ['extension', 'Face', 'annual', 18_000],
      ...rows.filter(({ kind }) => kind === 'fee').map(({ name, value }) => ['fee', name, 'order', value]),
      ['discount', CONTENT.labels.annualDiscount(2_000).name, 'annual', -32_160],
    ])
    expect(rows.find(({ kind }) => kind === 'plan')?.unitValue).toBe(11_900)
  })

  test('sum to the total', () => {
    const lines = [line(27, 2, 10_000), line(31, 3, 30_000), gerencial]
    const { pricing, rows } = rowsOf(...lines)
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(pricing.totalWithDiscount)
  })

  test('say what is free of the extensions, and nothing of what a plan brings', () => {
    const plans = PLANS.map((plan) => ({
      ...plan,
      extras: plan.extras.map((extra) => ({ ...extra, price: centavos(0) })),
    }))
    const outcome = priceCart({ ...CONTENT, plans, ...order({ lines: [gerencial] }) })
    const [only] = outcome.ok ? outcome.pricing.lines : []
    expect(only?.extensions).toEqual([{ code: 302, name: 'Face', monthlyValue: 0, value: 0 }])
  })
})

describe('waived fees', () => {
  const issuance = fee({ fee: 'issuance', unit: 'card', rate: 690, waived: true })
  const credit = fee({ fee: 'credit', unit: 'request', rate: 390, waived: true })
  const delivery = fee({ fee: 'delivery', unit: 'request', rate: 2_990 })
  const lines = [line(27, 1, 10_000)]

  test('a fee is waived when it is there and costs nothing', () => {
    const pricing = priced(lines, [issuance, delivery])
    expect(isFeeWaived(pricing, 'issuance')).toBe(true)
    expect(isFeeWaived(pricing, 'delivery')).toBe(false)
    expect(isFeeWaived(pricing, 'credit')).toBe(false)
  })
  test('a fee that one line pays is not waived', () => {
    const paid = { ...issuance, waived: false, groupCodes: [207] }
    const both = [line(27, 1, 10_000), line(2071, 1, 10_000)]
    expect(isFeeWaived(priced(both, [{ ...issuance, groupCodes: [0] }, paid]), 'issuance')).toBe(false)
  })
  test('what an offer takes off a fee is no fee', () => {
    const pricing = priced(lines, [issuance])
    const [only] = pricing.lines
    const [entry] = only?.entries ?? []
    if (!only || !entry) throw new Error('the line pays its issuance')
    const off = { ...entry, kind: 'offer' as const, value: centavos(-100) }
    const discounted = { ...pricing, lines: [{ ...only, entries: [entry, off] }] }
    expect(isFeeWaived(discounted, 'issuance')).toBe(true)
  })
  test('zero fee needs both issuance and credit waived', () => {
    expect(hasFreeBenefit(priced(lines, [issuance, credit]), 'zeroFee', false)).toBe(true)
    expect(hasFreeBenefit(priced(lines, [issuance]), 'zeroFee', false)).toBe(false)
    expect(hasFreeBenefit(priced(lines, [issuance, { ...credit, waived: false }]), 'zeroFee', false)).toBe(
      false,
    )
  })
  test.each([
    ['an HR plan', [planLine(20152, 10)]],
    ['transport with its fee', [line(900, 2, 20_000, { lineType: 'mobility' })]],
  ])('zero fee is not said of cards beside %s: more is paid than what is credited', (_what, others) => {
    const management = fee({ fee: 'transportManagement', unit: 'percent', rate: 450, groupCodes: [900] })
    const pricing = priced([...lines, ...others], [issuance, credit, management])
    expect(isFeeWaived(pricing, 'issuance') && isFeeWaived(pricing, 'credit')).toBe(true)
    expect(hasFreeBenefit(pricing, 'zeroFee', false)).toBe(false)
  })
  test('nor of cards whose delivery is paid', () => {
    expect(hasFreeBenefit(priced(lines, [issuance, credit, delivery]), 'zeroFee', false)).toBe(false)
  })
  test('free delivery needs a waived delivery', () => {
    expect(hasFreeBenefit(priced(lines, [{ ...delivery, waived: true }]), 'freeDelivery', false)).toBe(true)
    expect(hasFreeBenefit(priced(lines, [delivery]), 'freeDelivery', false)).toBe(false)
    expect(hasFreeBenefit(priced(lines, []), 'freeDelivery', false)).toBe(false)
  })
  test('free delivery speaks of a first purchase: a company that has contracts is not told of it', () => {
    expect(hasFreeBenefit(priced(lines, [{ ...delivery, waived: true }]), 'freeDelivery', true)).toBe(false)
  })
})

describe('points', () => {
  const rule = { pointsPerHundredReais: 1, productCodes: [27, 31] }

  test('each whole R$ 100 credited on the rule products is a point, counted together', () => {
    expect(earnedPoints(priced([line(27, 1, 9_999)]), rule)).toBe(0)
    expect(earnedPoints(priced([line(27, 1, 15_000), line(31, 1, 5_000)]), rule)).toBe(2)
    expect(earnedPoints(priced([line(27, 10, 50_000), line(34, 10, 50_000)]), rule)).toBe(50)
  })
  test('a rule may give more than one point', () => {
    const more = { ...rule, pointsPerHundredReais: 3 }
    expect(earnedPoints(priced([line(27, 1, 29_999)]), more)).toBe(6)
  })
  test('a bonus item is a product that a rule names, with the rule', () => {
    expect(bonusItems([line(27, 1, 1), line(34, 1, 1)], rule)).toEqual([{ productCode: 27, rules: [rule] }])
    expect(bonusItems([line(27, 1, 1)], null)).toEqual([])
  })
  test('without a rule there are none', () => {
    expect(earnedPoints(priced([line(27, 10, 50_000)]), null)).toBe(0)
  })
})

describe('plan prices', () => {
  const [essencial, gerencial] = PLANS
  if (essencial === undefined || gerencial === undefined) throw new Error('the sample lost its plans')

  test.each([
    [1, 11_900],
    [10, 11_900],
    [11, 27_025],
    [25, 27_025],
    [26, 640_000],
    [1000, 640_000],
  ])('%d employees pay the row %d, whatever the order of rows', (employees, monthly) => {
    expect(planPrice(gerencial, employees, 'monthly')).toMatchObject({ monthly, value: monthly, discount: 0 })
  })
  test('a year is twelve months with 20% of it as discount', () => {
    expect(planPrice(essencial, 10, 'annual')).toMatchObject({
      monthly: 7_900,
      value: 94_800,
      discount: 18_960,
    })
  })
  test('outside its bands a plan has no price', () => {
    expect(planPrice(essencial, 11, 'monthly')).toBeNull()
    expect(planPrice(gerencial, 0, 'monthly')).toBeNull()
    expect(planPrice(gerencial, 1001, 'monthly')).toBeNull()
  })
  test('a plan ends with its most employees or its last band, whichever comes first', () => {
    expect(planPrice({ ...gerencial, maxEmployees: 20 }, 20, 'monthly')?.monthly).toBe(27_025)
    expect(planPrice({ ...gerencial, maxEmployees: 20 }, 21, 'monthly')).toBeNull()
    const prices = gerencial.prices.filter(({ upTo }) => upTo <= 25)
    expect(planPrice({ ...gerencial, prices }, 26, 'monthly')).toBeNull()
  })
  test('extensions cost per head or per company, required ones always', () => {
    const per = { name: '', description: '', kind: 'module', required: true, perEmployee: true } as const
    const plan = { ...gerencial, extras: [...gerencial.extras, { ...per, code: 9, price: centavos(10) }] }
    const cost = planPrice(plan, 10, 'monthly', [303])
    expect(cost?.monthly).toBe(11_900 + 8_900 + 100)
  })
})

test.each([
  ['a first plan', [], null],
  ['something else contracted', [27], null],
  ['a lower one contracted', [20151], null],
  ['the same contracted', [20152], 'planAlreadyContracted'],
  ['a higher one contracted', [20153], 'downgradeRefused'],
  ['the same and a higher one contracted', [20152, 20153], 'downgradeRefused'],
] as const)('%s beside gerencial gives %s', (_name, codes, problem) => {
  const contracted = codes.map((owned) => ({ code: owned, groupCode: 20000, name: '' }))
  expect(checkPlanRank({ rank: 1 }, contracted, PLANS)).toBe(problem)
})
