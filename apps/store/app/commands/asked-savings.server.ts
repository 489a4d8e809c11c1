import type { SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import type { savingsPremises } from '@benefits/wire/proposal/savings-premises'
import type * as z from '@benefits/wire/zod'

/** Premises of a saving as the call takes them; what a browser sends without a member is asked without it. */
export function toAskedSavings({
  employees,
  monthlyValue,
  regime,
  rates,
  pat,
}: SavingsPremises): z.output<typeof savingsPremises> {
  return { employees, monthlyValue, regime, ...rates, ...pat }
}
