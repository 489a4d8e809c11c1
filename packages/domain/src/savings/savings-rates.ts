/** A rate in hundredths of a percent (2000 = 20 %), with the law that sets it. */
export interface Rate {
  readonly basisPoints: number
  readonly law: string
}

/** What an employer pays on salaries with their reflections, and what PAT gives back. */
export interface SavingsRates {
  readonly fgts: Rate
  readonly employerInss: Rate
  /** Without the FAP, by which a company's own is multiplied. */
  readonly rat: Rate
  /** What is collected for others, of most companies of commerce and services. */
  readonly thirdParties: Rate
  /** Of the expense with PAT that comes off the income tax: the rate of the tax. */
  readonly patIncentive: Rate
  /** Of the income tax due, that PAT may take off at most. */
  readonly patLimit: Rate
}

/** The day on which the rates and the wage were read; docs/rules/savings.md says where. */
export const SAVINGS_RATES_READ = '2026-11-26'

/** The rates that hold until somebody changes them. */
export const SAVINGS_RATES = {
  fgts: { basisPoints: 800, law: 'Lei 8.036/1990, art. 15' },
  employerInss: { basisPoints: 2000, law: 'Lei 8.212/1991, art. 22, I' },
  rat: { basisPoints: 200, law: 'Lei 8.212/1991, art. 22, II' },
  thirdParties: { basisPoints: 580, law: 'Lei 11.457/2007, art. 3º' },
  patIncentive: { basisPoints: 1500, law: 'Lei 6.321/1976, art. 1º' },
  patLimit: { basisPoints: 400, law: 'Lei 9.532/1997, art. 5º' },
} as const satisfies SavingsRates

/** The national minimum wage in centavos, with its decree. */
export const MINIMUM_WAGE = { centavos: 162_100, law: 'Decreto 12.797/2025' } as const

/** The rates that are paid on salaries, in the order in which they are told. */
export const PAYROLL_RATES = ['fgts', 'employerInss', 'rat', 'thirdParties'] as const

export type PayrollRate = (typeof PAYROLL_RATES)[number]
