import { type EmployeesProblem, employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { plansCopy } from '../copy.ts'

const WORDS = {
  required: () => plansCopy.sayEmployees,
  aboveMax: atMost,
  abovePlan: atMost,
} as const satisfies Record<EmployeesProblem, (most: number) => string>

function atMost(most: number): string {
  return plansCopy.atMost(Math.min(most, WORKER_LIMIT).toLocaleString('pt-BR'))
}

/**
 * What keeps a plan that is sold to `most` employees at most from being hired for so many (docs/rules/screens.md:
 * missing-beside); where it is not the number, that it has no price.
 */
export function missingWords(employees: number | null, most: number): string {
  const problem = employeesProblem(employees, most)
  return problem === null ? plansCopy.noPrice : WORDS[problem](most)
}
