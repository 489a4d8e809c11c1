import { parseBrl } from '@benefits/domain/money/parse-brl'
import { PAID_RATES } from '@benefits/domain/savings/compare-costs'
import { type ChangedRate, FIRST_RATES, PAT_RATES } from '@benefits/domain/savings/estimate-savings'
import { MINIMUM_WAGE } from '@benefits/domain/savings/savings-rates'
import { readRate } from './read-rate.ts'
import { FIRST_FORM, regimeOf, type SavingsForm } from './savings-form.ts'

/**
 * How many assumptions are other than they were begun with, of those that count: a rate of another regime does not, nor
 * what cannot be read.
 */
export function countChanged(form: SavingsForm): number {
  const { rates, regime, isPat, isLimited, minimumWage, entitled } = form
  const isChanged = (name: ChangedRate) => (readRate(rates[name]) ?? FIRST_RATES[name]) !== FIRST_RATES[name]
  const wage = parseBrl(minimumWage) ?? MINIMUM_WAGE.centavos
  const limits = [wage !== MINIMUM_WAGE.centavos, entitled !== FIRST_FORM.entitled]
  const pat = [...PAT_RATES.map(isChanged), isLimited !== FIRST_FORM.isLimited, ...(isLimited ? limits : [])]
  const changes = [
    ...PAID_RATES[regimeOf(form)].map(isChanged),
    ...(regime === 'real' ? [isPat !== FIRST_FORM.isPat, ...(isPat ? pat : [])] : []),
  ]
  return changes.filter(Boolean).length
}
