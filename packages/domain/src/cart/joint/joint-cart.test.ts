import { describe, expect, test } from 'vitest'
import { centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import { type CartState, EMPTY_CART } from '../cart-state.ts'
import { contractedLines, isAsContracted } from '../contracted/contracted-lines.ts'
import { editLine } from '../lines/edit-line.ts'
import { addProduct } from '../modality/add-product.ts'
import { pickModality, selectModality } from '../modality/select-modality.ts'
import { sampleLine } from '../sample-lines.ts'
import { closeJointGroup } from './close-joint-group.ts'
import { jointProblem } from './joint-problem.ts'
import { nextJointGroup } from './next-joint-group.ts'
import { openJointGroup } from './open-joint-group.ts'
import { startJointCart } from './start-joint-cart.ts'

const MOBILITY = { groupCode: 900, lineType: 'mobility', productCodes: [900] } as const
const HR = { groupCode: 20000, lineType: 'hcm', productCodes: [20151, 20152, 20153] } as const
const CARDS = { groupCode: 0, lineType: 'benefit', productCodes: [27] } as const

const contracted = [
  { code: 900, groupCode: 900, name: 'Mobility', quantity: 50, value: centavos(22_000) },
  { code: 20152, groupCode: 20000, name: 'Plan', quantity: 50, planPeriod: 'monthly' as const },
  { code: 604, groupCode: 20000, name: 'Add-on', quantity: 1 },
  { code: 27, groupCode: 0, name: 'Meal', quantity: 10, value: centavos(50_000) },
]

const meal = sampleLine({ quantity: 3, monthlyValue: centavos(40_000) })
const plan = sampleLine({
  productCode: 20153,
  groupCode: 20000,
  lineType: 'hcm',
  quantity: 50,
  monthlyValue: centavos(0),
})
const ids = (cart: CartState) => cart.lines.map(({ productCode }) => productCode)
const added = (cart: CartState, line: CartLine): CartState => {
  const outcome = addProduct(cart, line)
  if ('conflict' in outcome) throw new Error('a clash')
  return outcome.state
}
const started = openJointGroup(startJointCart(EMPTY_CART, [900, 20000]), MOBILITY, contracted)

describe('hiring service groups in one go', () => {
  test('starts with the first group, keeps its lines and drops those of others', () => {
    const cart = startJointCart(added(EMPTY_CART, meal), [900, 20000, 900])
    expect(cart).toMatchObject({ lines: [], jointGroupCodes: [900, 20000], selectedGroupCode: 900 })
    expect(ids(startJointCart(added(EMPTY_CART, meal), [0, 900]))).toEqual([27])
  })

  test('a form that opens brings in what is contracted, one revision later, but no plan: only a step up is hired', () => {
    expect(started).toMatchObject({
      lines: [{ productCode: 900, quantity: 50, monthlyValue: 22_000 }],
      selectedGroupCode: 900,
    })
    expect(started.revision).toBe(2)
    const both = openJointGroup(started, HR, contracted)
    expect(ids(both)).toEqual([900])
    expect(both.selectedGroupCode).toBe(20000)
    expect(both.revision).toBe(3)
  })

  test('a form that has something already, or whose cards are contracted, gets nothing', () => {
    const edited = editLine(started, 900, { quantity: 60 })
    expect(openJointGroup(edited, MOBILITY, contracted).lines).toEqual(edited.lines)
    expect(openJointGroup(startJointCart(EMPTY_CART, [0]), CARDS, contracted).lines).toEqual([])
    expect(openJointGroup(started, CARDS, contracted)).toBe(started)
  })

  test('a form brings in what is contracted beside the lines of another group', () => {
    const cart = added(startJointCart(EMPTY_CART, [0, 900]), meal)
    expect(ids(openJointGroup(cart, MOBILITY, contracted))).toEqual([27, 900])
  })

  test('what is contracted comes in as a line of the cart, paid by the month unless it says otherwise', () => {
    expect(contractedLines(MOBILITY, contracted)).toEqual([
      {
        productCode: 900,
        name: 'Mobility',
        quantity: 50,
        monthlyValue: 22_000,
        groupCode: 900,
        lineType: 'mobility',
        isAddOn: false,
        planPeriod: 'monthly',
        additionalProducts: [],
      },
    ])
  })

  test('a line is as contracted where product, group, quantity and value all are', () => {
    const mobility = {
      ...meal,
      productCode: 900,
      groupCode: 900,
      lineType: 'mobility',
      quantity: 50,
    } as const
    expect(isAsContracted({ ...mobility, monthlyValue: centavos(22_000) }, contracted)).toBe(true)
    expect(isAsContracted({ ...mobility, monthlyValue: centavos(22_001) }, contracted)).toBe(false)
    expect(isAsContracted({ ...mobility, monthlyValue: centavos(22_000), quantity: 51 }, contracted)).toBe(
      false,
    )
    expect(isAsContracted({ ...mobility, monthlyValue: centavos(22_000), groupCode: 0 }, contracted)).toBe(
      false,
    )
  })

  test('what stayed as it was contracted leaves with its form, what was extended stays', () => {
    expect(ids(closeJointGroup(started, 900, contracted))).toEqual([])
    const edited = editLine(started, 900, { quantity: 60 })
    expect(closeJointGroup(edited, 900, contracted)).toBe(edited)
    expect(closeJointGroup(started, 20000, contracted)).toBe(started)
  })

  test('a stranger’s contracted line without amounts leaves too while nothing is filled in', () => {
    const known = contracted.map(({ code, groupCode, name }) => ({ code, groupCode, name }))
    const cart = openJointGroup(startJointCart(EMPTY_CART, [900]), MOBILITY, known)
    expect(cart.lines).toMatchObject([{ productCode: 900, quantity: 0, monthlyValue: 0 }])
    expect(closeJointGroup(cart, 900, known).lines).toEqual([])
    const filled = editLine(cart, 900, { quantity: 5, monthlyValue: centavos(20_000) })
    expect(closeJointGroup(filled, 900, known)).toBe(filled)
  })

  test('the plan that the company has is never hired again, a step up is', () => {
    const cart = openJointGroup(startJointCart(EMPTY_CART, [20000]), HR, contracted)
    const same = added(cart, { ...plan, productCode: 20152, quantity: 80, planPeriod: 'annual' })
    expect(ids(closeJointGroup(same, 20000, contracted))).toEqual([])
    expect(ids(closeJointGroup(added(cart, plan), 20000, contracted))).toEqual([20153])
  })

  test('the groups follow one another, and none follows the last', () => {
    expect(nextJointGroup(started)).toBe(20000)
    expect(nextJointGroup(selectModality(started, 20000))).toBeNull()
    expect(nextJointGroup(EMPTY_CART)).toBeNull()
    expect(nextJointGroup({ jointGroupCodes: [900], selectedGroupCode: 0 })).toBeNull()
  })

  test('groups hired in one go do not clash, any other modality does, and choosing one ends the run', () => {
    expect(ids(added(started, plan))).toEqual([900, 20153])
    expect(pickModality(started, 20000)).toMatchObject({ state: { jointGroupCodes: [900, 20000] } })
    expect(pickModality(started, 207)).toEqual({ conflict: 'modality' })
    const left = pickModality({ ...started, lines: [] }, 207)
    expect(left).toMatchObject({ state: { selectedGroupCode: 207, jointGroupCodes: [] } })
  })
})

test('the shelf orders at least one group, and never HR alone', () => {
  const [solo, hr] = [{ canBeOrderedSolo: true }, { canBeOrderedSolo: false }]
  expect(jointProblem([])).toBe('none')
  expect(jointProblem([hr])).toBe('notSolo')
  expect(jointProblem([solo])).toBeNull()
  expect(jointProblem([hr, solo])).toBeNull()
})
