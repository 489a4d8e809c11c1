import { expect, test } from 'vitest'
import { EMPLOYEE_RANGES } from './employee-range.ts'

test('the enumeration of employee ranges has its 23 names', () => {
  expect(EMPLOYEE_RANGES).toHaveLength(23)
  expect(EMPLOYEE_RANGES.slice(0, 5)).toEqual([
    'ATE_10_VIDAS',
    'DE_11_A_25_VIDAS',
    'DE_26_A_50_VIDAS',
    'DE_51_A_100_VIDAS',
    'DE_101_A_150_VIDAS',
  ])
  expect(EMPLOYEE_RANGES.slice(-2)).toEqual(['DE_951_A_1000_VIDAS', 'MAIS_DE_1000_VIDAS'])
})
