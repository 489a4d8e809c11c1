import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import type { ContractedView } from './solution-sections.ts'

const has = (isAddOn = false): ContractedView => ({
  code: 1,
  name: 'P',
  isAddOn,
  quantity: null,
  value: null,
  planPeriod: null,
})
const open = [{ code: 2, name: 'Q', description: '', colourToken: 'meal', foodRegime: null }]

test.each([
  ['benefit', [], open, 'cart'],
  ['benefit', [has()], open, 'cart'],
  ['benefit', [has()], [], 'portal'],
  ['benefit', [], [], 'none'],
  ['mobility', [], open, 'cart'],
  ['mobility', [has()], [], 'together'],
  ['hcm', [], open, 'plans'],
  ['hcm', [has(true)], open, 'plans'],
  ['hcm', [has()], open, 'stepUp'],
  ['hcm', [has()], [], 'portal'],
] as const)('of %s with %o and %o still to have: %s', (lineType, contracted, available, step) => {
  expect(nextStep({ lineType, contracted, available }, 2)).toBe(step)
})

test('where nothing else is sold, what the company has is changed in the portal', () => {
  expect(nextStep({ lineType: 'mobility', contracted: [has()], available: [] }, 0)).toBe('portal')
})
