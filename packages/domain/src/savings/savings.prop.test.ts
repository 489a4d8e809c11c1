import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { COST_PARTS, compareCosts, type TaxRegime } from './compare-costs.ts'
import { type PatExpense, patDeduction } from './pat-deduction.ts'
import { SAVINGS_RATES, type SavingsRates } from './savings-rates.ts'

const amount = fc.integer({ min: 0, max: 999_999 }).map(centavos)
const count = fc.integer({ min: 0, max: 9999 })
const rate = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => ({ basisPoints, law: '' }))
const rates: fc.Arbitrary<SavingsRates> = fc.record({
  fgts: rate,
  employerInss: rate,
  rat: rate,
  thirdParties: rate,
  patIncentive: rate,
  patLimit: rate,
})
const compared = fc.record({
  employees: count,
  monthlyValue: amount,
  regime: fc.constantFrom<TaxRegime>('simples', 'simplesIv', 'presumed', 'real'),
  rates,
})

test('no part is negative, and the parts sum to the whole', () => {
  fc.assert(
    fc.property(compared, (one) => {
      const { asSalary, asBenefit, monthly, yearly } = compareCosts(one)
      for (const cost of [asSalary, asBenefit]) {
        for (const part of COST_PARTS) expect(cost[part]).toBeGreaterThanOrEqual(0)
        expect(COST_PARTS.reduce((sum, part) => sum + cost[part], 0)).toBe(cost.total)
      }
      expect(monthly).toBe(asSalary.total - asBenefit.total)
      expect(monthly).toBeGreaterThanOrEqual(0)
      expect(yearly).toBe(12 * monthly)
    }),
  )
})

test('more workers, a higher amount or a higher rate never cost less, nor save less', () => {
  const names = ['fgts', 'employerInss', 'rat', 'thirdParties'] as const
  fc.assert(
    fc.property(
      compared,
      count,
      amount,
      fc.constantFrom(...names),
      rate,
      (one, more, value, name, higher) => {
        const grown = [
          { ...one, employees: one.employees + more },
          { ...one, monthlyValue: centavos(one.monthlyValue + value) },
          {
            ...one,
            rates: {
              ...one.rates,
              [name]: { law: '', basisPoints: one.rates[name].basisPoints + higher.basisPoints },
            },
          },
        ]
        const before = compareCosts(one)
        for (const next of grown.map(compareCosts)) {
          expect(next.asSalary.total).toBeGreaterThanOrEqual(before.asSalary.total)
          expect(next.monthly).toBeGreaterThanOrEqual(before.monthly)
        }
      },
    ),
  )
})

test('each regime pays at least what the one before it does', () => {
  fc.assert(
    fc.property(compared, (one) => {
      const totals = (['simples', 'simplesIv', 'presumed', 'real'] as const).map(
        (regime) => compareCosts({ ...one, regime }).monthly,
      )
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    }),
  )
})

test('what PAT takes off is never negative, never above its limit, and grows with every field', () => {
  const expense: fc.Arbitrary<PatExpense> = fc.record({
    employees: count,
    entitled: count,
    monthlyValue: amount,
    minimumWage: amount,
    incomeTax: fc.integer({ min: 0, max: 1_000_000_000_000 }).map(centavos),
    rates: fc.constant(SAVINGS_RATES),
  })
  const fields = ['employees', 'entitled', 'monthlyValue', 'minimumWage', 'incomeTax'] as const
  fc.assert(
    fc.property(expense, fc.constantFrom(...fields), count, (one, field, more) => {
      const off = patDeduction(one)
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(Math.ceil(one.incomeTax * 0.04))
      expect(patDeduction({ ...one, [field]: one[field] + more })).toBeGreaterThanOrEqual(off)
    }),
  )
})
