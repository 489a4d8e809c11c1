import type { PlanName } from '@benefits/domain/catalogue/selling'
import type { IconName } from '../../../ui/art/icon-names.ts'

/** The picture of a plan, as content names it: of the store's own set, as is checked when it loads. A clock without. */
export function planIcon(code: number, plans: readonly PlanName[]): IconName {
  return (plans.find((plan) => plan.code === code)?.icon ?? 'clock') as IconName
}
