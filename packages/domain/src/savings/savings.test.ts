import { describe, expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { compareCosts, type TaxRegime } from './compare-costs.ts'
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
