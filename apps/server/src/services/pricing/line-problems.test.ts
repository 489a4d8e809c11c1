import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import {
  fieldMessages,
  maxValueMessage,
  minValueMessage,
  planEmployeesMessage,
} from '@benefits/copy/field-messages'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { line, planLine } from '@benefits/domain/cart/sample-order-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { PricingProblem } from '@benefits/domain/pricing/pricing'
import { expect, test } from 'vitest'
import { issuerItems } from '../selling/issuer-pricing.ts'
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

const meals = line(27, 10, 50_000)
const mobility = line(900, 10, 50_000, { lineType: 'mobility' })
const cents = (amount: number) => formatBrl(centavos(amount))

test.each<[string, PricingProblem, OrderLine, string, string]>([
  [
    'an unknown product',
    'productUnknown',
    { ...meals, productCode: 999 },
    'productCode',
    fieldMessages.optionInvalid,
  ],
  ['none of a product', 'quantityRefused', { ...meals, quantity: 0 }, 'quantity', fieldMessages.minQuantity],
  [
    'too many of it',
    'quantityRefused',
    { ...meals, quantity: 10_000 },
    'quantity',
    fieldMessages.quantityInvalid,
  ],
  [
    'one and a half',
    'quantityRefused',
    { ...meals, quantity: 1.5 },
    'quantity',
    fieldMessages.quantityInvalid,
  ],
  ['a plan for nobody', 'quantityRefused', planLine(20152, 0), 'quantity', fieldMessages.minQuantity],
  ['the least plan for more', 'quantityRefused', planLine(20151, 11), 'quantity', planEmployeesMessage(10)],
  [
    'another plan for too many',
    'quantityRefused',
    planLine(20152, 1001),
    'quantity',
    fieldMessages.maxEmployees,
  ],
  [
    'less than nothing',
    'valueRefused',
    { ...meals, monthlyValue: centavos(-1) },
    'value',
    fieldMessages.valueInvalid,
  ],
  [
    'too little',
    'valueTooLow',
    { ...meals, monthlyValue: centavos(499) },
    'value',
    minValueMessage(cents(500)),
  ],
  [
    'too little of a product',
    'valueTooLow',
    { ...mobility, monthlyValue: centavos(999) },
    'value',
    minValueMessage(cents(1_000)),
  ],
  [
    'too much',
    'valueTooHigh',
    { ...meals, monthlyValue: centavos(500_001) },
    'value',
    maxValueMessage(cents(500_000)),
  ],
  [
    'too much for mobility',
    ...(['valueTooHigh', { ...mobility, monthlyValue: centavos(999_901) }] as const),
    ...(['value', maxValueMessage(cents(999_900))] as const),
  ],
])('%s is refused with %s at its line, in the words of its field', (_what, refusal, line, field, message) => {
  expect(lineProblems([meals, line], items, limits, refusal)).toEqual([{ index: 1, field, message }])
  expect(lineProblems([meals, line], items, limits, 'productsUnserved')).toEqual([])
})
