import { expect, test } from 'vitest'
import { type EmployeesProblem, employeesProblem } from './employees-problem.ts'

const ESSENCIAL = 10
const GERENCIAL = 1000

test.each<[number | null, number, EmployeesProblem | null]>([
  [null, GERENCIAL, 'required'],
  [0, GERENCIAL, 'required'],
  [1, GERENCIAL, null],
  [10, ESSENCIAL, null],
  [11, ESSENCIAL, 'abovePlan'],
  [1000, ESSENCIAL, 'abovePlan'],
  [1001, ESSENCIAL, 'aboveMax'],
  [11, GERENCIAL, null],
  [1000, GERENCIAL, null],
  [1001, GERENCIAL, 'aboveMax'],
])('%s employees where the plan takes %i: %s', (employees, plan, problem) => {
  expect(employeesProblem(employees, plan)).toBe(problem)
})
