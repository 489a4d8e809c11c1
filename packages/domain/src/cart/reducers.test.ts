import { describe, expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import type { CartLine } from './cart-line.ts'
import { type CartState, EMPTY_CART } from './cart-state.ts'
import { clearCart } from './clear-cart.ts'
import { forgetRemoved, removeUnserved } from './contracted/remove-unserved.ts'
import { addLine } from './lines/add-line.ts'
import { editLine } from './lines/edit-line.ts'
import { isLastLine } from './lines/is-last-line.ts'
import { removeLine } from './lines/remove-line.ts'
import { addProduct } from './modality/add-product.ts'
import { resolveConflict } from './modality/resolve-conflict.ts'
import { resolvePick } from './modality/resolve-pick.ts'
import { pickModality, selectModality } from './modality/select-modality.ts'
import { selectServiceSection } from './modality/select-service-section.ts'
import { removeExtension } from './plan/remove-extension.ts'
import { togglePlanPeriod } from './plan/toggle-plan-period.ts'
import { sampleAdditional, sampleLine } from './sample-lines.ts'
import { toOrderLines } from './to-order-lines.ts'
import { toggleAddOn } from './toggle-add-on.ts'
import { toggleInterest } from './toggle-interest.ts'
import { setWalletAmount } from './wallet/set-wallet-amount.ts'

function line(productCode: number, more: Partial<CartLine> = {}): CartLine {
  return sampleLine({ productCode, name: `Product ${productCode}`, quantity: 1, ...more })
}

const hr = (id: number, more: Partial<CartLine> = {}) =>
  line(id, { lineType: 'hcm', groupCode: 20000, ...more })
const cartOf = (...lines: CartLine[]): CartState => lines.reduce(addLine, EMPTY_CART)
const ids = (cart: CartState) => cart.lines.map(({ productCode }) => productCode)

const extension = sampleAdditional()

describe('adding', () => {
  test('a line with the same id is replaced in its place', () => {
    const cart = addLine(cartOf(line(27), line(31)), line(27, { quantity: 9 }))
    expect(ids(cart)).toEqual([27, 31])
    expect(cart.lines[0]?.quantity).toBe(9)
  })
  test('an HR plan takes the place of the HR line that is there', () => {
    expect(ids(cartOf(hr(20151), hr(20152)))).toEqual([20152])
    expect(ids(cartOf(line(900, { lineType: 'mobility' }), hr(20151), hr(20152)))).toEqual([900, 20152])
  })
  test('the same HR plan again stays in its place', () => {
    const cart = cartOf(hr(20152), line(900, { lineType: 'mobility' }), hr(20152, { quantity: 70 }))
    expect(ids(cart)).toEqual([20152, 900])
    expect(cart.lines[0]?.quantity).toBe(70)
  })
  test('the first line selects its modality, a later one does not', () => {
    expect(cartOf(line(2071, { groupCode: 207 })).selectedGroupCode).toBe(207)
    expect(cartOf(line(27), line(2071, { groupCode: 207 })).selectedGroupCode).toBe(0)
  })
  test('a line’s additional products are paid as the cart is', () => {
    const mobility = line(900, { lineType: 'mobility', additionalProducts: [extension] })
    const periods = (cart: CartState) =>
      cart.lines.flatMap((one) => [one, ...one.additionalProducts].map(({ planPeriod }) => planPeriod))
    const plan = hr(20152, { planPeriod: 'annual' })
    expect(periods(cartOf(plan, mobility))).toEqual(['annual', 'annual', 'annual'])
    expect(periods(cartOf(mobility, plan))).toEqual(['annual', 'annual', 'annual'])
  })
  test('an HR plan brings its period to all lines, others take that of the cart', () => {
    const cart = cartOf(line(27), hr(20152, { planPeriod: 'annual' }), line(31))
    expect(cart.planPeriod).toBe('annual')
    expect(cart.lines.map(({ planPeriod }) => planPeriod)).toEqual(['annual', 'annual', 'annual'])
  })
})

describe('removing and editing', () => {
  test('a removed line is gone and the modality stays selected', () => {
    const cart = removeLine(cartOf(line(27), line(31)), 27)
    expect(ids(cart)).toEqual([31])
    expect(cart.selectedGroupCode).toBe(0)
  })
  test('what is not there changes nothing, not even the revision', () => {
    const cart = cartOf(line(27))
    expect(removeLine(cart, 1)).toBe(cart)
    expect(editLine(cart, 1, { quantity: 2 })).toBe(cart)
    expect(removeUnserved(cart, [1])).toBe(cart)
  })
  test('the last line takes the add-ons with it', () => {
    const cart = toggleAddOn(cartOf(line(27)), 680)
    expect(cart.addOnCodes).toEqual([680])
    expect(removeLine(cart, 27).addOnCodes).toEqual([])
  })
  test('the last line is the only one', () => {
    expect(isLastLine(cartOf(line(27)), 27)).toBe(true)
    expect(isLastLine(cartOf(line(27)), 31)).toBe(false)
    expect(isLastLine(cartOf(line(27), line(31)), 27)).toBe(false)
    expect(isLastLine({ ...cartOf(line(27)), jointGroupCodes: [0, 900] }, 27)).toBe(false)
  })
  test('editing changes one line', () => {
    const cart = editLine(cartOf(line(27), line(31)), 31, { quantity: 4, monthlyValue: centavos(500) })
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 4])
  })
  test('an extension leaves all lines unless it is required', () => {
    const cart = cartOf(
      hr(20152, { additionalProducts: [extension, { ...extension, code: 301, required: true }] }),
      line(27, { additionalProducts: [extension] }),
    )
    expect(
      removeExtension(cart, 302).lines.map((one) => one.additionalProducts.map(({ code }) => code)),
    ).toEqual([[301], []])
    expect(removeExtension(cart, 301).lines[0]?.additionalProducts).toHaveLength(2)
  })
  test('a wallet card has one amount for all its balances', () => {
    const cart = setWalletAmount(
      cartOf(line(2071, { groupCode: 207 }), line(2076, { groupCode: 207 }), line(27)),
      207,
      8,
    )
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([8, 8, 1])
  })
  test('unserved products are removed and remembered until the warning was read', () => {
    const cart = removeUnserved(toggleAddOn(cartOf(line(27), line(34)), 602), [34, 602])
    expect(ids(cart)).toEqual([27])
    expect(cart.addOnCodes).toEqual([])
    expect(cart.removedProducts).toEqual([{ id: 34, name: 'Product 34' }])
    expect(forgetRemoved(cart).removedProducts).toEqual([])
  })
  test('a product or an add-on alone is removed too, and what was removed before is still remembered', () => {
    const cart = toggleAddOn(cartOf(line(27), line(31), line(34)), 602)
    const first = removeUnserved(cart, [34])
    expect(first).toMatchObject({ addOnCodes: [602], removedProducts: [{ id: 34 }] })
    expect(removeUnserved(first, [602])).toMatchObject({ addOnCodes: [], removedProducts: [{ id: 34 }] })
    const second = removeUnserved(first, [31, 34])
    expect(ids(second)).toEqual([27])
    expect(second.removedProducts.map(({ id }) => id)).toEqual([34, 31])
  })
  test('what is removed twice is remembered once, and forgetting nothing leaves the cart alone', () => {
    const once = removeUnserved(cartOf(line(27), line(31), line(34)), [31, 34])
    const again = removeUnserved(addLine(once, line(34, { name: 'Car' })), [34])
    expect(again.removedProducts).toEqual([
      { id: 31, name: 'Product 31' },
      { id: 34, name: 'Car' },
    ])
    const cart = cartOf(line(27))
    expect(forgetRemoved(cart)).toBe(cart)
  })
  test('a cart that nobody touched holds nothing and is paid by the month', () => {
    expect(EMPTY_CART).toEqual({
      lines: [],
      addOnCodes: [],
      interest: [],
      planPeriod: 'monthly',
      selectedGroupCode: null,
      jointGroupCodes: [],
      walletAmount: 0,
      removedProducts: [],
      revision: 0,
    })
  })
  test('clearing gives the initial state with a newer revision', () => {
    const cart = toggleInterest(toggleAddOn(cartOf(line(27)), 680), { id: 34, name: 'Car' })
    expect(clearCart(cart)).toEqual({ ...EMPTY_CART, revision: cart.revision + 1 })
  })
})

describe('toggling', () => {
  test('the plan period changes on the cart, its lines and their extensions, and back', () => {
    const cart = cartOf(line(27), hr(20152, { additionalProducts: [extension] }))
    const annual = togglePlanPeriod(cart)
    const periods = annual.lines.flatMap((one) => [
      one.planPeriod,
      ...one.additionalProducts.map((e) => e.planPeriod),
    ])
    expect(periods).toEqual(['annual', 'annual', 'annual'])
    expect(togglePlanPeriod(annual)).toEqual({ ...cart, revision: cart.revision + 2 })
  })
  test('add-ons and interests come and go', () => {
    const car = { id: 34, name: 'Car' }
    const cart = cartOf(line(27))
    expect(toggleAddOn(toggleAddOn(cart, 680), 680).addOnCodes).toEqual([])
    expect(toggleInterest(cart, car).interest).toEqual([car])
    expect(toggleInterest(toggleInterest(cart, car), car).interest).toEqual([])
    const bus = { id: 35, name: 'Bus' }
    const both = toggleInterest(toggleInterest(cart, car), bus)
    expect(both.interest).toEqual([car, bus])
    expect(toggleInterest(both, car).interest).toEqual([bus])
    expect(toggleAddOn(toggleAddOn(toggleAddOn(cart, 680), 602), 680).addOnCodes).toEqual([602])
  })
})

describe('modalities', () => {
  const multi = line(2071, { groupCode: 207 })

  test('a product of another modality is a conflict while the cart is not empty', () => {
    expect(addProduct(cartOf(line(27)), multi)).toEqual({ conflict: 'modality' })
    expect(addProduct({ ...cartOf(line(27)), selectedGroupCode: null }, multi)).toMatchObject({
      state: { lines: [{ productCode: 27 }, { productCode: 2071 }] },
    })
  })
  test('a product of the same modality, or in an empty cart, is added and selects its modality', () => {
    expect(addProduct(cartOf(line(27)), line(31))).toMatchObject({
      state: { lines: [{ productCode: 27 }, { productCode: 31 }] },
    })
    const emptied = selectModality(EMPTY_CART, 0)
    expect(addProduct(emptied, multi)).toMatchObject({
      state: { selectedGroupCode: 207, lines: [{ productCode: 2071 }], revision: emptied.revision + 1 },
    })
  })
  test('keeping leaves the cart, replacing empties it and adds the product', () => {
    const cart = cartOf(line(27), line(31))
    expect(resolveConflict(cart, multi, 'keep')).toBe(cart)
    const replaced = resolveConflict(cart, multi, 'replace')
    expect(ids(replaced)).toEqual([2071])
    expect(replaced.selectedGroupCode).toBe(207)
    expect(replaced.revision).toBe(cart.revision + 1)
  })
  test('picking another modality on the shelf is a conflict only with a full cart', () => {
    const cart = cartOf(line(27))
    expect(pickModality(cart, 207)).toEqual({ conflict: 'modality' })
    expect(pickModality(cart, 0)).toMatchObject({
      state: { selectedGroupCode: 0, lines: [{ productCode: 27 }] },
    })
    expect(pickModality(EMPTY_CART, 207)).toMatchObject({ state: { selectedGroupCode: 207 } })
    expect(resolvePick(cart, 207, 'keep')).toBe(cart)
    expect(resolvePick(cart, 207, 'replace')).toMatchObject({ selectedGroupCode: 207, lines: [] })
  })
  test('a service section empties the cart and brings back what is contracted of mobility and HR', () => {
    const contracted = [
      { code: 900, groupCode: 900, name: 'Mobility', quantity: 12, value: centavos(20_000) },
      { code: 20152, groupCode: 20000, name: 'Plan', quantity: 50, planPeriod: 'annual' as const },
      { code: 604, groupCode: 20000, name: 'An add-on of the plan', quantity: 1 },
      { code: 27, groupCode: 0, name: 'Meal' },
    ]
    const cart = cartOf(line(31))
    const section = (groupCode: number, lineType: CartLine['lineType'], ...productCodes: number[]) =>
      selectServiceSection(cart, { groupCode, lineType, productCodes }, contracted)
    expect(section(900, 'mobility', 900)).toMatchObject({
      selectedGroupCode: 900,
      lines: [{ productCode: 900, quantity: 12, monthlyValue: 20_000, lineType: 'mobility', isAddOn: false }],
      revision: cart.revision + 1,
    })
    expect(section(20000, 'hcm', 20151, 20152)).toMatchObject({
      planPeriod: 'annual',
      lines: [{ productCode: 20152, quantity: 50 }],
    })
    expect(section(0, 'benefit', 27, 31)).toMatchObject({ selectedGroupCode: 0, lines: [] })
  })
})

test('order lines carry a value only where the buyer typed one', () => {
  const cart = cartOf(line(27, { quantity: 3 }), hr(20152, { quantity: 50, additionalProducts: [extension] }))
  expect(toOrderLines(cart.lines)).toEqual([
    {
      productCode: 27,
      quantity: 3,
      monthlyValue: 50_000,
      lineType: 'benefit',
      planPeriod: 'monthly',
      additionalCodes: [],
    },
    {
      productCode: 20152,
      quantity: 50,
      monthlyValue: 0,
      lineType: 'hcm',
      planPeriod: 'monthly',
      additionalCodes: [302],
    },
  ])
})
