import type { Centavos } from '../money/centavos.ts'
import { type CostComparison, compareCosts, type TaxRegime } from './compare-costs.ts'
import { patDeduction } from './pat-deduction.ts'
import { SAVINGS_RATES, type SavingsRates } from './savings-rates.ts'

/** The rates that whoever asks may change. */
export const CHANGED_RATES = ['fgts', 'employerInss', 'rat', 'thirdParties'] as const
export type ChangedRate = (typeof CHANGED_RATES)[number]

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
export const FIRST_RATES: SavingsPremises['rates'] = {
  fgts: SAVINGS_RATES.fgts.basisPoints,
  employerInss: SAVINGS_RATES.employerInss.basisPoints,
  rat: SAVINGS_RATES.rat.basisPoints,
  thirdParties: SAVINGS_RATES.thirdParties.basisPoints,
}

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
  const own = CHANGED_RATES.map((name) => [name, { ...SAVINGS_RATES[name], basisPoints: changed[name] }])
  const rates: SavingsRates = { ...SAVINGS_RATES, ...Object.fromEntries(own) }
  return {
    ...compareCosts({ employees, monthlyValue, regime, rates }),
    deduction:
      pat === null || regime !== 'real' ? null : patDeduction({ ...pat, employees, monthlyValue, rates }),
  }
}
