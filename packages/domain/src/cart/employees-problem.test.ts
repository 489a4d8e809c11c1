import { expect, test } from 'vitest'
import { type EmployeesProblem, employeesProblem } from './employees-problem.ts'

const ESSENCIAL = 20151
const GERENCIAL = 20152

test.each<[number | null, number | null, EmployeesProblem | null]>([
  [null, GERENCIAL, 'required'],
  [0, GERENCIAL, 'required'],
  [1, null, null],
  [10, ESSENCIAL, null],
  [11, ESSENCIAL, 'aboveEssencial'],
  [1000, ESSENCIAL, 'aboveEssencial'],
  [1001, ESSENCIAL, 'aboveMax'],
  [11, GERENCIAL, null],
  [1000, GERENCIAL, null],
  [1001, GERENCIAL, 'aboveMax'],
  [1001, null, 'aboveMax'],
])('%s employees on plan %s: %s', (employees, plan, problem) => {
  expect(employeesProblem(employees, plan)).toBe(problem)
})
