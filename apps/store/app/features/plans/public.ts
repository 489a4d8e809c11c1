/** What the rest of the store may use of the HR plans. */
export { plansCopy } from './copy.ts'
export { HrCartPage } from './hr-cart-page.tsx'
export { HR_PLANS_PAGE } from './hr-paths.ts'
export { PeriodToggle } from './period-toggle.tsx'
export { PlansPage } from './plans-page.tsx'
export { readAskedPlan } from './read-asked-plan.ts'
export { useHrChoice } from './use-hr-choice.ts'
export { useSelectPlan } from './use-select-plan.ts'
