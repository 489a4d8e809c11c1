import { fieldMessages } from '@benefits/copy/field-messages'
import { type EmployeesProblem, employeesProblem } from '@benefits/domain/cart/employees-problem'

const MESSAGES = {
  required: fieldMessages.requiredField,
  aboveEssencial: fieldMessages.maxEmployeesEssencial,
  aboveMax: fieldMessages.maxEmployees,
} as const satisfies Record<EmployeesProblem, string>

/** The sentence beside a number of employees; null where it is right. Without a plan the store's limit counts. */
export function employeesMessage(employees: number | null, planCode: number | null): string | null {
  const problem = employeesProblem(employees, planCode)
  return problem && MESSAGES[problem]
}
