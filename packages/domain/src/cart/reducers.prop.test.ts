import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { addLine } from './add-line.ts'
import { addProduct } from './add-product.ts'
import type { CartLine } from './cart-line.ts'
import { type CartState, EMPTY_CART } from './cart-state.ts'
import { clearCart } from './clear-cart.ts'
import { editLine } from './edit-line.ts'
import { removeLine } from './remove-line.ts'
import { removeUnserved } from './remove-unserved.ts'
import { resolveConflict } from './resolve-conflict.ts'
import { selectModality } from './select-modality.ts'
import { setWalletAmount } from './set-wallet-amount.ts'
import { toggleAddOn } from './toggle-add-on.ts'
import { togglePlanPeriod } from './toggle-plan-period.ts'

const line: fc.Arbitrary<CartLine> = fc
  .record({
    id: fc.constantFrom(27, 31, 2071, 2076, 20151, 20152),
    amount: fc.nat({ max: 99 }),
    value: fc.nat({ max: 500_000 }).map(centavos),
    planPeriod: fc.constantFrom('monthly' as const, 'annual' as const),
  })
  .map(({ id, ...more }) => ({
    id,
    name: `Product ${id}`,
    groupCode: id > 20000 ? 20000 : id > 2000 ? 207 : 0,
    type: id > 20000 ? ('hcm' as const) : ('benefit' as const),
    isAddOn: false,
    additionalProducts: [],
    ...more,
  }))

const anId = line.map(({ id }) => id)

const move: fc.Arbitrary<(cart: CartState) => CartState> = fc.oneof(
  line.map((one) => (cart: CartState) => addLine(cart, one)),
  line.map((one) => (cart: CartState) => {
    const outcome = addProduct(cart, one)
    return 'state' in outcome ? outcome.state : resolveConflict(cart, one, 'replace')
  }),
  anId.map((id) => (cart: CartState) => removeLine(cart, id)),
  anId.map((id) => (cart: CartState) => editLine(cart, id, { amount: 5 })),
  anId.map((id) => (cart: CartState) => removeUnserved(cart, [id])),
  anId.map((id) => (cart: CartState) => selectModality(cart, id)),
  fc.constant((cart: CartState) => setWalletAmount(cart, 207, 7)),
  fc.constant((cart: CartState) => toggleAddOn(cart, 680)),
  fc.constant(togglePlanPeriod),
  fc.constant(clearCart),
)

test('whatever is done to a cart, no id is there twice, one HR plan at most, one period for all', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      let cart = EMPTY_CART
      for (const step of moves) {
        const next = step(cart)
        if (next !== cart) expect(next.revision).toBe(cart.revision + 1)
        cart = next
        expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length)
        expect(cart.lines.filter(({ type }) => type === 'hcm').length).toBeLessThanOrEqual(1)
        expect(cart.lines.every(({ planPeriod }) => planPeriod === cart.planPeriod)).toBe(true)
        if (cart.lines.length === 0) expect(cart.addOnCodes).toEqual([])
      }
    }),
  )
})
