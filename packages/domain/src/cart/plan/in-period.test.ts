import { expect, test } from 'vitest'
import { centavos } from '../../money/centavos.ts'
import type { CartLine, LineAdditional } from '../cart-line.ts'
import { inPeriod } from './in-period.ts'

const extra: LineAdditional = {
  code: 302,
  name: 'Face',
  description: '',
  value: centavos(150),
  kind: 'extension' as const,
  required: false,
  quantity: 1,
  planPeriod: 'monthly' as const,
}
const line: CartLine = {
  productCode: 27,
  name: 'Meal',
  quantity: 1,
  monthlyValue: centavos(10_000),
  groupCode: 0,
  lineType: 'benefit',
  isAddOn: false,
  planPeriod: 'monthly',
  additionalProducts: [extra],
}

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
