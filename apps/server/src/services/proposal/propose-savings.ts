import { centavos } from '@benefits/domain/money/centavos'
import { benefitsOfCart } from '@benefits/domain/savings/benefits-of-cart'
import {
  estimateSavings,
  FIRST_RATES,
  FIRST_REGIME,
  mapRates,
  type SavingsPremises,
} from '@benefits/domain/savings/estimate-savings'
import { MINIMUM_WAGE } from '@benefits/domain/savings/savings-rates'
import type { savingsPremises } from '@benefits/wire/proposal/savings-premises'
import type * as z from 'zod'
import type { ProposedSavings } from '../../contract-pdf/proposal-facts.ts'
import type { Cart } from '../../repositories/carts.ts'

export type AskedSavings = z.output<typeof savingsPremises>

/**
 * What a proposal pictures of its saving: the premises that were asked for, those that were not as the page of the
 * saving begins with the cart. Null where neither call nor cart tells people and value.
 */
export function proposeSavings(asked: AskedSavings, { lines }: Pick<Cart, 'lines'>): ProposedSavings | null {
  const inCart = benefitsOfCart(lines)
  const employees = asked.employees ?? inCart?.employees
  const monthlyValue = asked.monthlyValue ?? inCart?.monthlyValue
  if (!employees || !monthlyValue) return null
  const { regime = FIRST_REGIME, incomeTax, minimumWage, entitled } = asked
  const premises: SavingsPremises = {
    employees,
    monthlyValue,
    regime,
    rates: mapRates((name) => asked[name] ?? FIRST_RATES[name]),
    pat:
      regime !== 'real' || incomeTax === undefined
        ? null
        : {
            incomeTax,
            isLimited: asked.isLimited ?? true,
            minimumWage: minimumWage ?? centavos(MINIMUM_WAGE.centavos),
            entitled: Math.min(entitled ?? employees, employees),
          },
  }
  return { premises, estimate: estimateSavings(premises) }
}
