/** What the rest of the store may use of the HR plans. */

export { EmployeesField } from './cart/employees-field.tsx'
export { HrCartPage } from './cart/hr-cart-page.tsx'
export { PeriodToggle } from './cart/period-toggle.tsx'
export { useOverLimit } from './cart/use-over-limit.ts'
export { useSelectPlan } from './cart/use-select-plan.ts'
export { PlansPage } from './choice/plans-page.tsx'
export { useHrChoice } from './choice/use-hr-choice.ts'
export { plansCopy } from './copy.ts'
export { HR_PLANS_PAGE, readAskedPlan } from './hr-addresses.ts'
export { PlanPrice } from './price/plan-price.tsx'
export { TableStatus } from './price/table-status.tsx'
export { usePriceTable } from './price/use-price-table.ts'
