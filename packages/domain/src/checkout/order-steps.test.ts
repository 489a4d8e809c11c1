import { expect, test } from 'vitest'
import { ORDER_STEPS, orderProgress } from './order-steps.ts'

test('an order goes through three named steps to its end, at 0, 50, 100 and 100 %', () => {
  expect(ORDER_STEPS.map(({ step, isNamed }) => [step, orderProgress(step), isNamed])).toEqual([
    ['cart', 0, true],
    ['companyData', 50, true],
    ['review', 100, true],
    ['done', 100, false],
  ])
})
