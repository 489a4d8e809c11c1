import { expect, test } from 'vitest'
import { sampleAdditional, sampleLine } from '../sample-lines.ts'
import { inPeriod } from './in-period.ts'

const extra = sampleAdditional()
const line = sampleLine({ additionalProducts: [extra] })

test('a line that is paid so already is the very same', () => {
  expect(inPeriod(line, 'monthly')).toBe(line)
})

test('another period changes the line and what is added to it', () => {
  const annual = inPeriod(line, 'annual')
  expect(annual).toEqual({
    ...line,
    planPeriod: 'annual',
    additionalProducts: [{ ...extra, planPeriod: 'annual' }],
  })
  expect(inPeriod({ ...line, planPeriod: 'annual' }, 'annual')).toEqual(annual)
  expect(inPeriod({ ...annual, planPeriod: 'monthly' }, 'monthly')).toEqual(line)
})
