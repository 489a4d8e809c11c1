import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

test.each([
  ['data', true, false, true],
  ['data', true, false, false],
  ['contract', false, false, true],
  ['contract', false, false, false],
  ['payment', false, true, false],
  ['conclude', false, true, true],
  // An accepted contract may be concluded while a form stands open (docs/rules/checkout.md: summary-edit).
  ['conclude', true, true, true],
] as const)('next is %s', (step, isDataOpen, isAccepted, isPaid) => {
  expect(nextStepOf({ isDataOpen, isAccepted, isPaid })).toBe(step)
})
