import { describe, expect, test } from 'vitest'
import type { LineType } from '../catalogue/product.ts'
import { LIMITS } from '../catalogue/sample-catalogue.ts'
import { centavos } from '../money/centavos.ts'
import { badgeCount, badgeText } from './badge-count.ts'
import type { CartLine } from './cart-line.ts'
import { countCards } from './count-cards.ts'
import { isWithinLimits } from './lines/is-within-limits.ts'
import { parseQuantity, quantityProblem } from './lines/parse-quantity.ts'
import { QUANTITY_DIGITS, QUANTITY_MAX } from './lines/quantity-limits.ts'
import { valueLimits } from './lines/value-limits.ts'
import { valueProblem } from './lines/value-problem.ts'
import { employeeCount } from './plan/employee-count.ts'
import { isFilled, proceedBlock } from './proceed-block.ts'
import { sampleLine } from './sample-lines.ts'
import { line as orderLine } from './sample-order-lines.ts'

function line(quantity: number, value: number, lineType: LineType = 'benefit', groupCode = 0): CartLine {
  return sampleLine({ quantity, monthlyValue: centavos(value), lineType, groupCode })
}

describe.each([
  // type, cards that the badge counts of ten, physical cards of ten, whether its value is typed
  ['benefit', 10, 10, true],
  ['unknown', 10, 10, true],
  ['mobility', 1, 10, true],
  ['hcm', 1, 0, false],
  ['addOn', 1, 0, false],
  ['extension', 0, 0, false],
] as const satisfies readonly (readonly [LineType, number, number, boolean])[])(
  'a line of type %s',
  (lineType, badge, cards, hasValue) => {
    test('is counted by the badge and as cards, and has a value or none', () => {
      expect(badgeCount([line(10, 1, lineType)], [])).toBe(badge)
      expect(countCards([{ lineType, quantity: 10, groupCode: 0 }], [])).toBe(cards)
      const limits = LIMITS
      expect(valueLimits({ lineType, productCode: 1 }, limits) !== null).toBe(hasValue)
      expect(isFilled(line(10, 0, lineType))).toBe(!hasValue)
    })
  },
)

describe('badge', () => {
  test('quantities add up, Multi counts its cards once, HR and mobility count 1', () => {
    const lines = [
      line(10, 1),
      line(20, 1),
      line(5, 1, 'benefit', 207),
      line(8, 1, 'benefit', 207),
      line(50, 0, 'hcm', 20000),
      line(300, 1, 'mobility', 900),
    ]
    expect(badgeCount(lines, [207])).toBe(10 + 20 + 8 + 1 + 1)
  })
  test.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5_000, '99+'],
  ])('a count of %d reads "%s"', (count, text) => {
    expect(badgeText(count)).toBe(text)
  })
})

test('physical cards leave out HR plans and add-ons', () => {
  const counted = (lineType: LineType, quantity: number, groupCode: number) => ({
    lineType,
    quantity,
    groupCode,
  })
  const lines = [
    counted('benefit', 3, 0),
    counted('mobility', 4, 900),
    counted('hcm', 50, 20000),
    counted('addOn', 1, 0),
  ]
  expect(countCards(lines, [])).toBe(7)
  expect(countCards([counted('benefit', 9, 207), counted('benefit', 3, 207)], [207])).toBe(9)
  expect(countCards([counted('benefit', 3, 207), counted('benefit', 9, 207)], [207])).toBe(9)
})

describe('proceeding', () => {
  test.each([
    ['an empty cart', [], 'empty'],
    ['an amount of 0', [line(1, 100), line(0, 100)], 'unfilled'],
    ['a value of 0', [line(1, 0)], 'unfilled'],
    ['a filled cart', [line(1, 100)], null],
    ['an HR plan, which has no value to fill', [line(10, 0, 'hcm')], null],
    ['an HR plan for nobody', [line(0, 0, 'hcm')], 'unfilled'],
  ] as const)('%s gives %s', (_name, lines, block) => {
    expect(proceedBlock({ lines })).toBe(block)
  })
})

test('employees are the largest card amount, 10 without one', () => {
  expect(employeeCount([{ quantity: 3 }, { quantity: 40 }, { quantity: 7 }])).toBe(40)
  expect(employeeCount([])).toBe(10)
  expect(employeeCount([{ quantity: 0 }])).toBe(10)
})

describe('quantities', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1,5', null],
    ['1e3', null],
    ['dez', null],
  ])('"%s" is %s', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })
  test.each([
    [null, undefined, 'required'],
    [0, undefined, 'belowMin'],
    [1, undefined, null],
    [9_999, undefined, null],
    [10_000, undefined, 'aboveMax'],
    [10, 10, null],
    [11, 10, 'aboveMax'],
  ] as const)('%s with a maximum of %s is %s', (quantity, max, problem) => {
    expect(quantityProblem(quantity, max === undefined ? {} : { max })).toBe(problem)
  })
})

test('a quantity field takes three digits for cards, four for mobility and HR plans, up to their limits', () => {
  expect(QUANTITY_DIGITS).toMatchObject({ benefit: 3, mobility: 4, hcm: 4 })
  expect(QUANTITY_MAX).toMatchObject({ benefit: 9999, mobility: 1000, hcm: 1000 })
})

describe('values', () => {
  const limits = { ...LIMITS, maxEmployees: { 20151: 10 } }
  test.each([
    [null, 'required'],
    [0, 'required'],
    [499, 'belowMin'],
    [500, null],
    [500_000, null],
    [500_001, 'aboveMax'],
  ] as const)('a value of %s is %s', (value, problem) => {
    const bounds = { min: limits.minCardValue, max: limits.maxCardValue }
    expect(valueProblem(value === null ? null : centavos(value), bounds)).toBe(problem)
  })
  test('mobility goes up to 9.999,00 and HR plans have no value', () => {
    expect(valueLimits({ lineType: 'mobility', productCode: 900 }, limits)).toEqual({
      min: 500,
      max: 999_900,
    })
    expect(valueLimits({ lineType: 'hcm', productCode: 20_152 }, limits)).toBeNull()
  })
  test('order lines keep what their fields check', () => {
    const order = (quantity: number, value: number, lineType: LineType) =>
      orderLine(1, quantity, value, { lineType })
    const lines = [
      order(1, 500, 'benefit'),
      order(0, 500, 'benefit'),
      order(1, 499, 'benefit'),
      order(1, 500_001, 'benefit'),
      order(1_001, 0, 'hcm'),
      order(2, 0, 'benefit'),
      { ...order(11, 0, 'hcm'), productCode: 20151 },
      { ...order(11, 0, 'hcm'), productCode: 20152 },
      order(9_999, 500, 'benefit'),
    ]
    expect(lines.map((line) => isWithinLimits(line, limits))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })
})
