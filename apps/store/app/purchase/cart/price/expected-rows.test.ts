import type { CartLine } from '@benefits/domain/cart/cart-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { expectedRows } from './expected-rows.ts'

const PLAN = sampleLine({ lineType: 'hcm', groupCode: 20000, monthlyValue: centavos(0) })
const EXTENSION = { code: 2 } as unknown as CartLine['additionalProducts'][number]
const INCLUDED = { code: 3, required: true } as unknown as CartLine['additionalProducts'][number]
const line = (over: Partial<CartLine>): CartLine => ({ ...PLAN, ...over })

test.each<[string, readonly CartLine[], number | null]>([
  ['a plan by the month', [PLAN], 1],
  [
    'a plan by the year with two extensions',
    [line({ planPeriod: 'annual', additionalProducts: [EXTENSION, INCLUDED, EXTENSION] })],
    4,
  ],
  ['mobility', [line({ lineType: 'mobility' })], 4],
  ['a card', [line({ lineType: 'benefit' })], null],
  ['a plan beside mobility', [PLAN, line({ lineType: 'mobility' })], null],
  ['nothing', [], null],
])('%s', (_, lines, rows) => expect(expectedRows(lines)).toBe(rows))
