import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { type CostComparison, compareCosts, type TaxRegime } from '@benefits/domain/savings/compare-costs'
import { patDeduction } from '@benefits/domain/savings/pat-deduction'
import { MINIMUM_WAGE, SAVINGS_RATES, type SavingsRates } from '@benefits/domain/savings/savings-rates'
import { readRate, writeRate } from './read-rate.ts'

/** The regimes that are asked for; an annex of the first is a tick beside it. */
export const REGIMES = ['simples', 'presumed', 'real'] as const

/** The rates that may be changed: those of every regime, and those of PAT. */
export const PAYROLL_RATES = ['fgts', 'employerInss', 'rat', 'thirdParties'] as const
export const PAT_RATES = ['patIncentive', 'patLimit'] as const
const CHANGED_RATES = [...PAYROLL_RATES, ...PAT_RATES] as const
export type ChangedRate = (typeof CHANGED_RATES)[number]

/** What the page is asked, as it stands in its fields. */
export interface SavingsForm {
  readonly regime: (typeof REGIMES)[number]
  readonly isAnnexIv: boolean
  readonly incomeTax: string
  readonly isPat: boolean
  /** Whether the limits of Decreto 10.854 art. 186, which are disputed, count. */
  readonly isLimited: boolean
  readonly minimumWage: string
  readonly entitled: number | null
  readonly rates: Readonly<Record<ChangedRate, string>>
}

/** What the page begins with where nobody said another number. */
export const EXAMPLE = { employees: 10, value: centavos(60_000) } as const

/** The fields as they are begun with. */
export const FIRST_FORM: SavingsForm = {
  regime: 'presumed',
  isAnnexIv: false,
  incomeTax: '',
  isPat: true,
  isLimited: true,
  minimumWage: formatBrl(centavos(MINIMUM_WAGE.centavos)),
  entitled: null,
  rates: {
    fgts: writeRate(SAVINGS_RATES.fgts.basisPoints),
    employerInss: writeRate(SAVINGS_RATES.employerInss.basisPoints),
    rat: writeRate(SAVINGS_RATES.rat.basisPoints),
    thirdParties: writeRate(SAVINGS_RATES.thirdParties.basisPoints),
    patIncentive: writeRate(SAVINGS_RATES.patIncentive.basisPoints),
    patLimit: writeRate(SAVINGS_RATES.patLimit.basisPoints),
  },
}

/** What comes of the fields; a field that cannot be read counts as it was begun with, and says so beside it. */
export interface SavingsView extends CostComparison {
  /** A year's deduction of PAT; null where it is not asked for, or the tax is not known. */
  readonly deduction: Centavos | null
}

/** Compares what is typed. */
export function viewSavings(employees: number, value: Centavos, form: SavingsForm): SavingsView {
  const rates = ratesOf(form)
  const regime: TaxRegime = form.regime === 'simples' && form.isAnnexIv ? 'simplesIv' : form.regime
  const incomeTax = parseBrl(form.incomeTax)
  const minimumWage = parseBrl(form.minimumWage) ?? centavos(MINIMUM_WAGE.centavos)
  const isDeducted = form.regime === 'real' && form.isPat && incomeTax !== null
  return {
    ...compareCosts({ employees, monthlyValue: value, regime, rates }),
    deduction: isDeducted
      ? patDeduction({
          employees,
          entitled: form.isLimited ? (form.entitled ?? employees) : employees,
          monthlyValue: value,
          minimumWage: form.isLimited ? minimumWage : value,
          incomeTax,
          rates,
        })
      : null,
  }
}

function ratesOf({ rates }: SavingsForm): SavingsRates {
  const changed = CHANGED_RATES.map((name) => {
    const { basisPoints, law } = SAVINGS_RATES[name]
    return [name, { law, basisPoints: readRate(rates[name]) ?? basisPoints }] as const
  })
  return { ...SAVINGS_RATES, ...Object.fromEntries(changed) }
}
