import { type Centavos, centavos } from '../money/centavos.ts'
import { percentOf } from '../money/round-half-up.ts'
import type { SavingsRates } from './savings-rates.ts'

/** What the deduction of a company in lucro real goes by. Amounts in centavos. */
export interface PatExpense {
  readonly employees: number
  /** Of those, who earn five minimum wages at most. */
  readonly entitled: number
  readonly monthlyValue: Centavos
  readonly minimumWage: Centavos
  /** Income tax due in the year, without its additional part. */
  readonly incomeTax: Centavos
  readonly rates: Pick<SavingsRates, 'patIncentive' | 'patLimit'>
}

const MONTHS = 12

/**
 * What PAT may take off a year's income tax: the tax's rate of the expense with workers who earn five minimum wages at
 * most, one minimum wage each at most, and never more than its limit of the tax due (docs/rules/savings.md: `pat`).
 */
export function patDeduction(expense: PatExpense): Centavos {
  const { employees, entitled, monthlyValue, minimumWage, incomeTax, rates } = expense
  const counted = Math.min(entitled, employees) * Math.min(monthlyValue, minimumWage) * MONTHS
  const incentive = percentOf(centavos(counted), rates.patIncentive.basisPoints)
  return centavos(Math.min(incentive, percentOf(incomeTax, rates.patLimit.basisPoints)))
}
