import { describe, expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { benefitsOfCart } from './benefits-of-cart.ts'
import { COST_PARTS, compareCosts, type TaxRegime } from './compare-costs.ts'
import { COST_BANDS } from './cost-bands.ts'
import { estimateSavings, FIRST_RATES } from './estimate-savings.ts'
import { patDeduction } from './pat-deduction.ts'
import { MINIMUM_WAGE, SAVINGS_RATES as rates } from './savings-rates.ts'

/** Ten workers, R$ 600,00 a month each: R$ 6.000,00, and 1/12 and 1/36 of it beside. */
const compare = (regime: TaxRegime) =>
  compareCosts({ employees: 10, monthlyValue: centavos(60_000), regime, rates })

describe('what R$ 600,00 a month for ten costs, worked by hand', () => {
  test.each([
    ['simples', { fgts: 53_333, employerInss: 0, rat: 0, thirdParties: 0, total: 720_000 }],
    ['simplesIv', { fgts: 53_333, employerInss: 133_333, rat: 13_333, thirdParties: 0, total: 866_666 }],
    ['presumed', { fgts: 53_333, employerInss: 133_333, rat: 13_333, thirdParties: 38_667, total: 905_333 }],
    ['real', { fgts: 53_333, employerInss: 133_333, rat: 13_333, thirdParties: 38_667, total: 905_333 }],
  ] as const)('in %s', (regime, parts) => {
    const { asSalary, asBenefit, monthly, yearly } = compare(regime)
    expect(asSalary).toEqual({ salary: 600_000, thirteenth: 50_000, holidays: 16_667, ...parts })
    expect(asBenefit).toMatchObject({ salary: 600_000, thirteenth: 0, fgts: 0, total: 600_000 })
    expect(monthly).toBe(parts.total - 600_000)
    expect(yearly).toBe(12 * (parts.total - 600_000))
  })
})

describe('what PAT takes off the income tax, worked by hand', () => {
  const expense = {
    employees: 10,
    entitled: 10,
    monthlyValue: centavos(60_000),
    minimumWage: centavos(MINIMUM_WAGE.centavos),
    incomeTax: centavos(50_000_000),
    rates,
  }
  test('is 15 % of R$ 72.000,00 a year, where the tax is high', () => {
    expect(patDeduction(expense)).toBe(1_080_000)
  })
  test('is 4 % of the tax, where that is less', () => {
    expect(patDeduction({ ...expense, incomeTax: centavos(10_000_000) })).toBe(400_000)
    expect(patDeduction({ ...expense, incomeTax: centavos(0) })).toBe(0)
  })
  test('counts workers up to five minimum wages, and one minimum wage each', () => {
    expect(patDeduction({ ...expense, entitled: 4 })).toBe(432_000)
    expect(patDeduction({ ...expense, entitled: 40 })).toBe(1_080_000)
    const more = { ...expense, monthlyValue: centavos(200_000), incomeTax: centavos(100_000_000) }
    expect(patDeduction(more)).toBe(2_917_800)
  })
})

describe('an estimate by its premises', () => {
  const premises = {
    employees: 10,
    monthlyValue: centavos(60_000),
    regime: 'real',
    rates: FIRST_RATES,
    pat: {
      incomeTax: centavos(50_000_000),
      isLimited: true,
      minimumWage: centavos(MINIMUM_WAGE.centavos),
      entitled: 10,
    },
  } as const
  test('is the comparison, with PAT’s deduction in lucro real alone', () => {
    expect(estimateSavings(premises)).toEqual({ ...compare('real'), deduction: 1_080_000 })
    expect(estimateSavings({ ...premises, regime: 'presumed' })).toEqual({
      ...compare('presumed'),
      deduction: null,
    })
    expect(estimateSavings({ ...premises, pat: null }).deduction).toBeNull()
  })
  test('counts everybody with the whole value where the decree’s limits are not applied', () => {
    const pat = { ...premises.pat, entitled: 5, minimumWage: centavos(30_000) }
    expect(estimateSavings({ ...premises, pat }).deduction).toBe(270_000)
    const free = { ...pat, isLimited: false }
    expect(estimateSavings({ ...premises, pat: free }).deduction).toBe(1_080_000)
    const rates = { ...FIRST_RATES, patIncentive: 1000 }
    expect(estimateSavings({ ...premises, rates, pat: free }).deduction).toBe(720_000)
  })
  test('goes by changed rates', () => {
    const { asSalary } = estimateSavings({ ...premises, rates: { ...FIRST_RATES, rat: 300 } })
    expect(asSalary.rat).toBe(20_000)
    expect(asSalary.employerInss).toBe(133_333)
  })
})

test('the bands of the picture are every part once', () => {
  const cost = compare('presumed').asSalary
  expect(COST_BANDS.reduce((sum, { of }) => sum + of(cost), 0)).toBe(cost.total)
  for (const part of COST_PARTS) {
    const nothing = Object.fromEntries(
      [...COST_PARTS, 'total'].map((name) => [name, 0]),
    ) as unknown as typeof cost
    const alone = { ...nothing, [part]: 1 }
    expect(COST_BANDS.map(({ of }) => of(alone)).filter((width) => width > 0)).toEqual([1])
  }
})

test('a cart counts its benefits: the most people, and the credit divided by them', () => {
  const line = (quantity: number, value: number, lineType: 'benefit' | 'hcm' = 'benefit') => ({
    lineType,
    quantity,
    monthlyValue: centavos(value),
  })
  expect(benefitsOfCart([line(10, 60_000), line(5, 30_001), line(99, 0, 'hcm')])).toEqual({
    employees: 10,
    monthlyValue: 75_001,
  })
  expect(benefitsOfCart([line(99, 0, 'hcm')])).toBeNull()
  expect(benefitsOfCart([])).toBeNull()
})
