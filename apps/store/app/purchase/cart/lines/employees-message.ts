import { fieldMessages, planEmployeesMessage } from '@benefits/copy/field-messages'
import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'

/** The sentence beside a number of employees, of which the plan takes so many at most; null where it is right. */
export function employeesMessage(employees: number | null, most: number): string | null {
  const problem = employeesProblem(employees, most)
  if (problem === null) return null
  return {
    required: fieldMessages.requiredField,
    abovePlan: planEmployeesMessage(most),
    aboveMax: fieldMessages.maxEmployees,
  }[problem]
}
