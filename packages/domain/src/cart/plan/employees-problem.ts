import { WORKER_LIMIT } from '../../catalogue/line-limits.ts'

/** What is wrong with the number of employees of an HR plan. */
export type EmployeesProblem = 'required' | 'abovePlan' | 'aboveMax'

/**
 * Judges a number of employees: it must be there, at most 1000, and at most what its plan is sold to. Above 1000 is
 * told as that whichever the plan: no plan is sold there.
 */
export function employeesProblem(employees: number | null, most: number): EmployeesProblem | null {
  const count = employees ?? 0
  if (count < 1) return 'required'
  if (count > WORKER_LIMIT) return 'aboveMax'
  return count > most ? 'abovePlan' : null
}
