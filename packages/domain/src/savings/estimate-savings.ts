import type { Centavos } from '../money/centavos.ts'
import { type CostComparison, compareCosts, type TaxRegime } from './compare-costs.ts'
import { patDeduction } from './pat-deduction.ts'
import { PAYROLL_RATES, SAVINGS_RATES, type SavingsRates } from './savings-rates.ts'

/** The rates of PAT; whoever asks may change them as those that are paid on salaries. */
export const PAT_RATES = ['patIncentive', 'patLimit'] as const
const CHANGED_RATES = [...PAYROLL_RATES, ...PAT_RATES] as const
export type ChangedRate = (typeof CHANGED_RATES)[number]

/** The same for each rate that may be changed. */
export function eachRate<T>(value: T): Readonly<Record<ChangedRate, T>> {
  return mapRates(() => value)
}

/** One for each rate that may be changed, by its name. */
export function mapRates<T>(rateOf: (name: ChangedRate) => T): Readonly<Record<ChangedRate, T>> {
  return Object.fromEntries(CHANGED_RATES.map((name) => [name, rateOf(name)])) as Record<ChangedRate, T>
}

/** What an estimate goes by; amounts in centavos, per month. */
export interface SavingsPremises {
  readonly employees: number
  readonly monthlyValue: Centavos
  readonly regime: TaxRegime
  /** Hundredths of a percent (2000 = 20 %). */
  readonly rates: Readonly<Record<ChangedRate, number>>
  /** What PAT's deduction goes by in lucro real; null where none is told. */
  readonly pat: PatPremises | null
}

export interface PatPremises {
  /** Due in the year, without its additional part. */
  readonly incomeTax: Centavos
  /** Whether the decree's limits apply: one minimum wage each, for those who are entitled. */
  readonly isLimited: boolean
  readonly minimumWage: Centavos
  /** Workers who earn five minimum wages at most. */
  readonly entitled: number
}

/** What comes of it. */
export interface SavingsEstimate extends CostComparison {
  /** A year's deduction of PAT; null where it is not asked for. */
  readonly deduction: Centavos | null
}

/** The rates that hold until somebody changes them, in hundredths of a percent. */
export const FIRST_RATES: SavingsPremises['rates'] = mapRates((name) => SAVINGS_RATES[name].basisPoints)

/** The regime that an estimate begins with. */
export const FIRST_REGIME = 'presumed' satisfies TaxRegime

/** Compares an amount as salary and as benefit (docs/rules/savings.md); PAT counts in lucro real alone. */
export function estimateSavings({
  employees,
  monthlyValue,
  regime,
  rates: changed,
  pat,
}: SavingsPremises): SavingsEstimate {
  const own = mapRates((name) => ({ ...SAVINGS_RATES[name], basisPoints: changed[name] }))
  const rates: SavingsRates = { ...SAVINGS_RATES, ...own }
  return {
    ...compareCosts({ employees, monthlyValue, regime, rates }),
    deduction:
      pat === null || regime !== 'real'
        ? null
        : patDeduction({
            employees,
            monthlyValue,
            rates,
            incomeTax: pat.incomeTax,
            // Without the limits everybody counts, with the whole value.
            entitled: pat.isLimited ? pat.entitled : employees,
            minimumWage: pat.isLimited ? pat.minimumWage : monthlyValue,
          }),
  }
}
