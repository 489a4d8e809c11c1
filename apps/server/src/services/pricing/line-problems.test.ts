import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import {
  fieldMessages,
  maxValueMessage,
  minValueMessage,
  planEmployeesMessage,
} from '@benefits/copy/field-messages'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { expect, test } from 'vitest'
import { issuerItems } from './issuer-pricing.ts'
import { lineProblems } from './line-problems.ts'

const content = (await loadContent(DEFAULT_ROOT)).get('VRPAT')
if (!content) throw new Error('the shipped content has the main issuer')
const items = issuerItems(content)
const limits = {
  minCardValue: centavos(500),
  maxCardValue: centavos(500_000),
  minValues: { 900: centavos(1_000) },
  maxEmployees: {},
}

const meals: OrderLine = {
  productCode: 27,
  quantity: 10,
  monthlyValue: centavos(50_000),
  lineType: 'benefit',
  planPeriod: 'monthly',
  additionalCodes: [],
}
const planOf = (productCode: number, quantity: number): OrderLine => ({
  ...meals,
  productCode,
  quantity,
  lineType: 'hcm',
  monthlyValue: centavos(0),
})
const mobility: OrderLine = { ...meals, productCode: 900, lineType: 'mobility' }
const cents = (amount: number) => formatBrl(centavos(amount))

test.each<[string, number, OrderLine, string, string]>([
  ['an unknown product', -14, { ...meals, productCode: 999 }, 'productCode', fieldMessages.optionInvalid],
  ['none of a product', -7, { ...meals, quantity: 0 }, 'quantity', fieldMessages.minQuantity],
  ['too many of it', -7, { ...meals, quantity: 10_000 }, 'quantity', fieldMessages.quantityInvalid],
  ['one and a half', -7, { ...meals, quantity: 1.5 }, 'quantity', fieldMessages.quantityInvalid],
  ['a plan for nobody', -7, planOf(20152, 0), 'quantity', fieldMessages.minQuantity],
  ['the least plan for more', -7, planOf(20151, 11), 'quantity', planEmployeesMessage(10)],
  ['another plan for too many', -7, planOf(20152, 1001), 'quantity', fieldMessages.maxEmployees],
  ['less than nothing', -9, { ...meals, monthlyValue: centavos(-1) }, 'value', fieldMessages.valueInvalid],
  ['too little', -37, { ...meals, monthlyValue: centavos(499) }, 'value', minValueMessage(cents(500))],
  [
    'too little of a product',
    -37,
    { ...mobility, monthlyValue: centavos(999) },
    'value',
    minValueMessage(cents(1_000)),
  ],
  ['too much', -13, { ...meals, monthlyValue: centavos(500_001) }, 'value', maxValueMessage(cents(500_000))],
  [
    'too much for mobility',
    ...([-13, { ...mobility, monthlyValue: centavos(999_901) }] as const),
    ...(['value', maxValueMessage(cents(999_900))] as const),
  ],
])('%s is refused with %i at its line, in the words of its field', (_what, code, line, field, message) => {
  expect(lineProblems([meals, line], items, limits, code)).toEqual([{ index: 1, field, message }])
  expect(lineProblems([meals, line], items, limits, -12)).toEqual([])
})
