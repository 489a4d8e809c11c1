import { HR_PLANS, maxEmployees } from '../catalogue/hr-plans.ts'

/** What is wrong with the number of employees of an HR plan. */
export type EmployeesProblem = 'required' | 'aboveEssencial' | 'aboveMax'

/**
 * Judges a number of employees: it must be there, at most 1000, and at most 10 for the plan essencial. Above 1000 is
 * told as that whichever the plan: no plan is sold there.
 */
export function employeesProblem(employees: number | null, planCode: number | null): EmployeesProblem | null {
  const count = employees ?? 0
  if (count < 1) return 'required'
  if (count > maxEmployees(null)) return 'aboveMax'
  if (planCode === HR_PLANS.essencial.code && count > HR_PLANS.essencial.maxEmployees) return 'aboveEssencial'
  return null
}
