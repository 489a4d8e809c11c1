import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { EMPLOYEE_BANDS } from '@benefits/domain/catalogue/employee-band'
import { employeesMessage, useCartLimits } from '../../../purchase/cart/public.ts'
import { NumberField } from '../../../ui/forms/amounts/number-field.tsx'
import { plansCopy } from '../copy.ts'

interface EmployeesFieldProps {
  /** Null while the field is empty. */
  readonly employees: number | null
  readonly onChange: (employees: number | null) => void
  /** The plan that limits them; null where none is selected. */
  readonly planCode: number | null
}

/** How many employees the plan is for: typed, or stepped along the bands. */
export function EmployeesField({ employees, onChange, planCode }: EmployeesFieldProps) {
  const most = mostEmployees(useCartLimits(), planCode)
  return (
    <NumberField
      label={plansCopy.employees}
      value={employees}
      onValueChange={onChange}
      max={most}
      steps={EMPLOYEE_BANDS}
      error={employeesMessage(employees, most)}
    />
  )
}
