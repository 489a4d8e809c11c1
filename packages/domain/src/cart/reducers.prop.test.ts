import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartState, EMPTY_CART } from './cart-state.ts'
import { restoreCart } from './restore-cart.ts'
import { brokenRules, SAMPLE_MOVES, type SampleMove } from './sample-moves.ts'

const names = Object.keys(SAMPLE_MOVES) as SampleMove[]
const moves = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 9999 }), fc.nat({ max: 99_999 })), {
  maxLength: 40,
})

/** All that a cart holds but its revision and what was told of it. */
const content = ({ revision: _, removedProducts: __, ...rest }: CartState) => rest

test('whatever is done to a cart, it never becomes what it must not be', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      let cart = EMPTY_CART
      for (const [name, n, m] of steps) {
        const next: CartState = SAMPLE_MOVES[name](cart, n, m)
        expect([name, ...brokenRules(next)]).toEqual([name])
        cart = next
      }
    }),
    { numRuns: 400 },
  )
})

test('every move that changes a cart makes it one revision newer, so that no older price is taken for its own', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      let cart = EMPTY_CART
      for (const [name, n, m] of steps) {
        const before = structuredClone(cart)
        const next: CartState = SAMPLE_MOVES[name](cart, n, m)
        expect(cart, `${name} leaves the cart of before as it was`).toEqual(before)
        if (next.revision === cart.revision) expect([name, content(next)]).toEqual([name, content(cart)])
        else expect([name, next.revision]).toEqual([name, cart.revision + 1])
        cart = next
      }
    }),
    { numRuns: 400 },
  )
})

test('a cart that is restored holds what it held, as the newest revision', () => {
  fc.assert(
    fc.property(moves, moves, (before, after) => {
      const run = (cart: CartState, steps: typeof before) =>
        steps.reduce<CartState>((state, [name, n, m]) => SAMPLE_MOVES[name](state, n, m), cart)
      const earlier = run(EMPTY_CART, before)
      const later = run(earlier, after)
      const restored = restoreCart(later, earlier)
      expect(content(restored)).toEqual(content(earlier))
      expect(restored.revision).toBe(later.revision + 1)
      expect(brokenRules(restored)).toEqual([])
    }),
  )
})
