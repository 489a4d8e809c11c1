import { expect, test } from 'vitest'
import { PLANS } from '../../catalogue/sample-catalogue.ts'
import { priceTable } from '../../plans/price-table.ts'
import { EMPTY_CART } from '../cart-state.ts'
import { addLine } from '../lines/add-line.ts'
import { addExtension } from './add-extension.ts'
import { planAdditional, planLine } from './plan-line.ts'
import { removeExtension } from './remove-extension.ts'

const [essencial, gerencial] = priceTable(PLANS, 10, 'annual')
if (!essencial || !gerencial) throw new Error('the sample content has two plans')
const both = essencial.extras.find(
  ({ required, code }) =>
    !required && gerencial.extras.some((extra) => extra.code === code && !extra.required),
)
if (!both) throw new Error('both plans of the sample content offer an extension')
const choice = { groupCode: 20_000, employees: 10, period: 'annual' } as const

test("a plan's line carries what it requires, the employees, the period and no price", () => {
  const line = planLine(essencial, choice, null)
  expect(line).toMatchObject({
    productCode: essencial.code,
    name: essencial.displayName,
    quantity: 10,
    monthlyValue: 0,
    lineType: 'hcm',
    isAddOn: false,
    groupCode: 20_000,
    planPeriod: 'annual',
  })
  const required = essencial.extras.filter((extra) => extra.required).map(({ code }) => code)
  expect(line.additionalProducts.map(({ code }) => code)).toEqual(required)
})

test('another plan takes the place of the first and keeps the extensions that it offers too', () => {
  const extension = planAdditional(both, 'annual')
  const one = addExtension(addLine(EMPTY_CART, planLine(essencial, choice, null)), extension)
  const two = addLine(one, planLine(gerencial, choice, one.lines[0] ?? null))
  expect(two.lines.map(({ productCode }) => productCode)).toEqual([gerencial.code])
  expect(two.lines[0]?.additionalProducts.map(({ code }) => code)).toContain(both.code)
})

test('an extension that another plan requires is no choice of the buyer, and does not go on as one', () => {
  const extension = { ...planAdditional(both, 'annual'), required: true }
  const former = { ...planLine(essencial, choice, null), additionalProducts: [extension] }
  expect(planLine(gerencial, choice, former).additionalProducts.map(({ code }) => code)).not.toContain(
    both.code,
  )
})

test('an extension goes to the plan, whatever else is in the cart', () => {
  const plan = planLine(essencial, choice, null)
  const meal = {
    ...plan,
    productCode: 27,
    groupCode: 0,
    lineType: 'benefit',
    additionalProducts: [],
  } as const
  const cart = addLine(addLine(EMPTY_CART, meal), plan)
  const [first, second] = addExtension(cart, planAdditional(both, 'annual')).lines
  expect(first).toBe(cart.lines[0])
  expect(second?.additionalProducts.map(({ code }) => code)).toContain(both.code)
  const without = addLine(EMPTY_CART, meal)
  expect(addExtension(without, planAdditional(both, 'annual'))).toBe(without)
})

test('an extension is added once, only to a plan, and taken off again', () => {
  const extension = planAdditional(both, 'annual')
  expect(addExtension(EMPTY_CART, extension)).toBe(EMPTY_CART)
  const bare = addLine(EMPTY_CART, planLine(essencial, choice, null))
  const added = addExtension(bare, extension)
  expect(added.revision).toBe(bare.revision + 1)
  expect(addExtension(added, extension)).toBe(added)
  expect(removeExtension(added, both.code).lines).toEqual(bare.lines)
})
