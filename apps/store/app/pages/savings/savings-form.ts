import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import type { TaxRegime } from '@benefits/domain/savings/compare-costs'
import {
  type ChangedRate,
  FIRST_RATES,
  FIRST_REGIME,
  mapRates,
  type SavingsPremises,
} from '@benefits/domain/savings/estimate-savings'
import { MINIMUM_WAGE } from '@benefits/domain/savings/savings-rates'
import { readRate, writeRate } from './read-rate.ts'

/** The regimes that are asked for; an annex of the first is a tick beside it. */
export const REGIMES = ['simples', 'presumed', 'real'] as const

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
  regime: FIRST_REGIME,
  isAnnexIv: false,
  incomeTax: '',
  isPat: true,
  isLimited: true,
  minimumWage: formatBrl(centavos(MINIMUM_WAGE.centavos)),
  entitled: null,
  rates: mapRates((name) => writeRate(FIRST_RATES[name])),
}

/** What the fields say; a field that cannot be read counts as it was begun with, and says so beside it. */
export function readPremises(employees: number, monthlyValue: Centavos, form: SavingsForm): SavingsPremises {
  const incomeTax = parseBrl(form.incomeTax)
  return {
    employees,
    monthlyValue,
    regime: regimeOf(form),
    rates: ratesOf(form),
    pat:
      form.regime === 'real' && form.isPat && incomeTax !== null
        ? {
            incomeTax,
            isLimited: form.isLimited,
            minimumWage: parseBrl(form.minimumWage) ?? centavos(MINIMUM_WAGE.centavos),
            entitled: form.entitled ?? employees,
          }
        : null,
  }
}

/** The regime that is chosen; the annex counts in the Simples alone. */
export function regimeOf({ regime, isAnnexIv }: Pick<SavingsForm, 'regime' | 'isAnnexIv'>): TaxRegime {
  return regime === 'simples' && isAnnexIv ? 'simplesIv' : regime
}

function ratesOf({ rates }: SavingsForm): SavingsPremises['rates'] {
  return mapRates((name) => readRate(rates[name]) ?? FIRST_RATES[name])
}
