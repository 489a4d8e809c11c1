import type { CartLine } from '@benefits/domain/cart/cart-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVisitorStore } from '../../visit/visitor-store.ts'
import { watchCart } from './watch-cart.ts'

const line = (productCode: number, given: Partial<CartLine> = {}) =>
  sampleLine({ productCode, quantity: 2, monthlyValue: centavos(10_000), ...given })
const EMPTY = { quantity: 0, monthlyValue: centavos(0) }

let told: (readonly [event: string, code: string | undefined, value: number])[]
let store: ReturnType<typeof createVisitorStore>
let watch: ReturnType<typeof watchCart>
const setLines = (...lines: readonly CartLine[]) =>
  store.move(({ shopping }) => ({ shopping: { ...shopping, cart: { ...shopping.cart, lines } } }))

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  store = createVisitorStore('VRPAT')
  watch = watchCart(store, [207], (event, { value, items }) => {
    told.push([event, items[0]?.item_id, value])
  })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

test('what comes with its value is told at once, and what goes', () => {
  setLines(line(27))
  setLines()
  expect(told).toEqual([
    ['add_to_cart', '27', 200],
    ['remove_from_cart', '27', 200],
  ])
})

test('what comes empty is told once its value was typed, with it', () => {
  setLines(line(34, EMPTY))
  vi.advanceTimersByTime(3000)
  setLines(line(34, { quantity: 10, monthlyValue: centavos(2) }))
  vi.advanceTimersByTime(500)
  setLines(line(34, { quantity: 10, monthlyValue: centavos(20_000) }))
  vi.advanceTimersByTime(500)
  expect(told).toEqual([])
  vi.advanceTimersByTime(600)
  expect(told).toEqual([['add_to_cart', '34', 2000]])
  vi.advanceTimersByTime(10_000)
  expect(told).toHaveLength(1)
})

test('what stays empty is told as it is, and never where it goes again before', () => {
  setLines(line(34, EMPTY))
  setLines()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
  setLines(line(34, EMPTY))
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([['add_to_cart', '34', 0]])
})

test('a plan is told with its price, once that is known', () => {
  setLines(line(20_151, { lineType: 'hcm', groupCode: 212 }))
  vi.advanceTimersByTime(2000)
  expect(told).toEqual([])
  const pricing = { lines: [{ productCode: 20_151, productValueWithDiscount: centavos(9900) }] }
  store.move(({ shopping }) => ({ shopping: { ...shopping, pricing: pricing as never } }))
  vi.advanceTimersByTime(1100)
  expect(told).toEqual([['add_to_cart', '20151', 99]])
})

test('what rests is told at once where the purchase goes on', () => {
  setLines(line(34, EMPTY))
  setLines(line(34))
  watch.flush()
  watch.flush()
  expect(told).toEqual([['add_to_cart', '34', 200]])
})

test('nothing is told once it has stopped', () => {
  setLines(line(34, EMPTY))
  watch.stop()
  setLines(line(34))
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
})
