import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import { type CartState, EMPTY_CART } from '../cart-state.ts'
import { startJointCart } from '../joint/start-joint-cart.ts'
import { addLine } from '../lines/add-line.ts'
import { removeLine } from '../lines/remove-line.ts'
import { proceedBlock } from '../proceed-block.ts'
import { sampleLine } from '../sample-lines.ts'
import { fillWallet, replaceByWallet } from './fill-wallet.ts'
import { readWallet } from './read-wallet.ts'
import { setWalletAmount } from './set-wallet-amount.ts'
import { setWalletValue } from './set-wallet-value.ts'

const MULTI = 207

function balance(productCode: number, more: Partial<CartLine> = {}): CartLine {
  const unfilled = { quantity: 0, monthlyValue: centavos(0) }
  return sampleLine({ productCode, name: `Balance ${productCode}`, groupCode: MULTI, ...unfilled, ...more })
}
const single = balance(27, { groupCode: 0, quantity: 3, monthlyValue: centavos(50_000) })
const insurance = balance(602, { lineType: 'addOn', quantity: 1, monthlyValue: centavos(900) })
const amounts = (cart: CartState) => cart.lines.map(({ productCode, quantity }) => [productCode, quantity])

describe('the number of cards of a wallet', () => {
  test('is kept before there is a balance, and given to one when its value is typed', () => {
    const typed = setWalletAmount(EMPTY_CART, MULTI, 10)
    expect(readWallet(typed, MULTI)).toEqual({ balances: [], cards: 10, valuePerCard: 0 })
    const added = addLine(typed, balance(2071))
    expect(amounts(added)).toEqual([[2071, 0]])
    expect(proceedBlock(added)).toBe('unfilled')
    const valued = setWalletValue(added, balance(2071), centavos(50_000))
    expect(amounts(valued)).toEqual([[2071, 10]])
    expect(proceedBlock(valued)).toBeNull()
  })
  test('is the highest of its balances, whatever was typed before', () => {
    const cart = [balance(2071, { quantity: 5 }), balance(2076, { quantity: 8 }), single].reduce(
      addLine,
      setWalletAmount(EMPTY_CART, MULTI, 2),
    )
    expect(readWallet(cart, MULTI).cards).toBe(8)
  })
  test('goes to all balances and to nothing else, and is gone when it is cleared', () => {
    const cart = [balance(2071), balance(2076), single].reduce(addLine, EMPTY_CART)
    const set = setWalletAmount(cart, MULTI, 4)
    expect(amounts(set)).toEqual([
      [2071, 4],
      [2076, 4],
      [27, 3],
    ])
    expect(readWallet(setWalletAmount(set, MULTI, 0), MULTI).cards).toBe(0)
  })
  test('is no matter of what is sold beside the balances', () => {
    const cart = [balance(2071, { quantity: 2 }), { ...insurance, quantity: 7 }].reduce(addLine, EMPTY_CART)
    expect(readWallet(cart, MULTI)).toMatchObject({
      cards: 2,
      valuePerCard: 0,
      balances: [{ productCode: 2071 }],
    })
    expect(amounts(setWalletAmount(cart, MULTI, 4))).toEqual([
      [2071, 4],
      [602, 7],
    ])
  })
  test('set again changes nothing, so that nothing is priced', () => {
    const cart = setWalletAmount(addLine(EMPTY_CART, balance(2071)), MULTI, 4)
    expect(setWalletAmount(cart, MULTI, 4)).toBe(cart)
    expect(setWalletAmount(cart, MULTI, 5)).not.toBe(cart)
    const uneven = addLine(cart, balance(2076))
    expect(amounts(setWalletAmount(uneven, MULTI, 4))).toEqual([
      [2071, 4],
      [2076, 4],
    ])
  })
})

describe('the value of a balance', () => {
  test('adds its line, or updates it in its place', () => {
    const cart = setWalletAmount(EMPTY_CART, MULTI, 2)
    const first = setWalletValue(cart, balance(2071), centavos(10_000))
    const both = setWalletValue(first, balance(2076), centavos(20_000))
    const changed = setWalletValue(both, balance(2071), centavos(30_000))
    expect(changed.lines.map(({ productCode, monthlyValue }) => [productCode, monthlyValue])).toEqual([
      [2071, 30_000],
      [2076, 20_000],
    ])
    expect(readWallet(changed, MULTI).valuePerCard).toBe(50_000)
  })
  test('set again changes nothing', () => {
    const cart = setWalletValue(setWalletAmount(EMPTY_CART, MULTI, 2), balance(2071), centavos(10_000))
    expect(setWalletValue(cart, balance(2071), centavos(10_000))).toBe(cart)
  })
  test('set again brings the number of cards that another balance has by now', () => {
    const cart = setWalletValue(setWalletAmount(EMPTY_CART, MULTI, 2), balance(2071), centavos(10_000))
    const more = addLine(cart, balance(2076, { quantity: 5 }))
    expect(amounts(setWalletValue(more, balance(2071), centavos(10_000)))).toEqual([
      [2071, 5],
      [2076, 5],
    ])
  })
})

describe('a filled wallet form', () => {
  const wallet = {
    groupCode: MULTI,
    amount: 6,
    balances: [
      balance(2071, { monthlyValue: centavos(10_000) }),
      balance(2072),
      balance(2076, { monthlyValue: centavos(500) }),
    ],
  }
  test('brings the balances that have a value, with the same number of cards', () => {
    const outcome = fillWallet(EMPTY_CART, wallet)
    expect('state' in outcome && amounts(outcome.state)).toEqual([
      [2071, 6],
      [2076, 6],
    ])
    expect('state' in outcome && outcome.state.selectedGroupCode).toBe(MULTI)
  })
  test('takes the place of the balances that were there', () => {
    const before = addLine(EMPTY_CART, balance(2079, { quantity: 1, monthlyValue: centavos(700) }))
    const outcome = fillWallet(before, wallet)
    expect('state' in outcome && outcome.state.lines.map(({ productCode }) => productCode)).toEqual([
      2071, 2076,
    ])
    expect('state' in outcome && outcome.state.revision).toBe(before.revision + 1)
  })
  test('leaves what is sold beside the balances as it is', () => {
    const outcome = fillWallet(addLine(EMPTY_CART, insurance), wallet)
    expect('state' in outcome && outcome.state.lines.map(({ productCode }) => productCode)).toEqual([
      602, 2071, 2076,
    ])
  })
  test('leaves the other groups of a run as they are', () => {
    const run = addLine(startJointCart(EMPTY_CART, [MULTI, 0]), single)
    const outcome = fillWallet(run, wallet)
    expect('state' in outcome && outcome.state.lines.map(({ productCode }) => productCode)).toEqual([
      27, 2071, 2076,
    ])
  })
  test('clashes with another modality, and alone remains when the cart is emptied for it', () => {
    const before = addLine(EMPTY_CART, single)
    expect(fillWallet(before, wallet)).toEqual({ conflict: 'modality' })
    const replaced = replaceByWallet(before, wallet)
    expect(amounts(replaced)).toEqual([
      [2071, 6],
      [2076, 6],
    ])
    expect(replaced).toMatchObject({ selectedGroupCode: MULTI, revision: before.revision + 1 })
  })
})

const anId = fc.constantFrom(2071, 2072, 2076)
const move: fc.Arbitrary<(cart: CartState) => CartState> = fc.oneof(
  fc.nat({ max: 999 }).map((amount) => (cart: CartState) => setWalletAmount(cart, MULTI, amount)),
  fc.tuple(anId, fc.nat({ max: 500_000 })).map(
    ([id, value]) =>
      (cart: CartState) =>
        setWalletValue(cart, balance(id), centavos(value)),
  ),
  anId.map((id) => (cart: CartState) => addLine(cart, balance(id))),
  anId.map((id) => (cart: CartState) => removeLine(cart, id)),
)

test('whatever is typed, a balance has the number of cards of its wallet or none yet', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const cart = moves.reduce((state, step) => step(state), EMPTY_CART as CartState)
      const { balances, cards } = readWallet(cart, MULTI)
      for (const { quantity } of balances) expect([0, cards]).toContain(quantity)
    }),
  )
})
