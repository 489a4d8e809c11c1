import { type Centavos, centavos } from '../money/centavos.ts'
import { percentOf } from '../money/round-half-up.ts'
import { PAYROLL_RATES, type PayrollRate, type SavingsRates } from './savings-rates.ts'

/** How a company is taxed; `simplesIv`: the annex of the Simples whose companies pay INSS and RAT apart. */
export type TaxRegime = 'simples' | 'simplesIv' | 'presumed' | 'real'

/** What is compared: so much a month for each of so many. */
export interface Compared {
  readonly employees: number
  readonly monthlyValue: Centavos
  readonly regime: TaxRegime
  readonly rates: SavingsRates
}

/** What an amount costs a month, part by part; the parts sum to the total. */
export interface MonthlyCost {
  /** What is paid to the workers, or credited to them. */
  readonly salary: Centavos
  readonly thirteenth: Centavos
  /** The third on top of the holidays: their month itself is one of the twelve. */
  readonly holidays: Centavos
  readonly fgts: Centavos
  readonly employerInss: Centavos
  readonly rat: Centavos
  readonly thirdParties: Centavos
  readonly total: Centavos
}

/** The parts in the order in which they are told. */
export const COST_PARTS = [
  'salary',
  'thirteenth',
  'holidays',
  'fgts',
  'employerInss',
  'rat',
  'thirdParties',
] as const satisfies readonly (keyof MonthlyCost)[]

export type CostPart = (typeof COST_PARTS)[number]

/** The same amount as salary and as benefit, and how much less the benefit costs. */
export interface CostComparison {
  readonly asSalary: MonthlyCost
  readonly asBenefit: MonthlyCost
  readonly monthly: Centavos
  readonly yearly: Centavos
}

/** Which rates a regime pays on salaries (docs/rules/savings.md: `regimes`). */
export const PAID_RATES = {
  simples: ['fgts'],
  simplesIv: ['fgts', 'employerInss', 'rat'],
  presumed: PAYROLL_RATES,
  real: PAYROLL_RATES,
} as const satisfies Record<TaxRegime, readonly PayrollRate[]>

const MONTHS = 12
const NOTHING = centavos(0)

/**
 * What an amount a month costs as salary, with its reflections and contributions, beside what it costs as a benefit,
 * which has none (docs/rules/savings.md). Each part is rounded half-up to the centavo; a year is twelve months.
 */
export function compareCosts({ employees, monthlyValue, regime, rates }: Compared): CostComparison {
  const salary = centavos(employees * monthlyValue)
  const thirteenth = share(salary, MONTHS)
  const holidays = share(salary, 3 * MONTHS)
  const base = centavos(salary + thirteenth + holidays)
  const paid: readonly PayrollRate[] = PAID_RATES[regime]
  const part = (name: PayrollRate) =>
    paid.includes(name) ? percentOf(base, rates[name].basisPoints) : NOTHING
  const asSalary = withTotal({
    salary,
    thirteenth,
    holidays,
    fgts: part('fgts'),
    employerInss: part('employerInss'),
    rat: part('rat'),
    thirdParties: part('thirdParties'),
  })
  const asBenefit = withTotal({
    salary,
    thirteenth: NOTHING,
    holidays: NOTHING,
    fgts: NOTHING,
    employerInss: NOTHING,
    rat: NOTHING,
    thirdParties: NOTHING,
  })
  const monthly = centavos(asSalary.total - asBenefit.total)
  return { asSalary, asBenefit, monthly, yearly: centavos(monthly * MONTHS) }
}

function withTotal(parts: Omit<MonthlyCost, 'total'>): MonthlyCost {
  return { ...parts, total: centavos(COST_PARTS.reduce((sum, part) => sum + parts[part], 0)) }
}

/** A part of an amount, rounded half-up. */
function share(amount: Centavos, parts: number): Centavos {
  return centavos(Math.floor((2 * amount + parts) / (2 * parts)))
}
