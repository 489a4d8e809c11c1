import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { selectServiceSection } from '@benefits/domain/cart/modality/select-service-section'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { expect, test } from 'vitest'
import { bringCartBack, MOST_SET_ASIDE, setAside } from './aside-moves.ts'
import { type CartSlice, noCart, withCart } from './cart-slice.ts'
import { firstVisit } from './visitor-state.ts'

const CONTRACTED = [{ code: 900, groupCode: 900, name: 'Mobilidade' }]
const SECTION = { groupCode: 900, lineType: 'mobility', productCodes: [900] } as const

function cartOf(productCode: number): CartState {
  return addLine(EMPTY_CART, sampleLine({ productCode }))
}

const codesOf = ({ lines }: CartState) => lines.map(({ productCode }) => productCode)

function bringBack(shopping: CartSlice, former: CartState, contractedProducts: typeof CONTRACTED): CartSlice {
  const customer = { ...firstVisit.customer, contractedProducts }
  return bringCartBack({ shopping, customer }, former).shopping
}

/** Takes a section's place in the cart, as a press on the shelf does. */
function take(slice: CartSlice, groupCode: number): CartSlice {
  const section = { ...SECTION, groupCode, productCodes: [groupCode] }
  const kept = setAside(slice, CONTRACTED)
  return withCart(kept, selectServiceSection(kept.cart, section, CONTRACTED))
}

test('the cart of before comes back whatever was taken over in between', () => {
  const own = withCart(noCart, cartOf(27))
  const taken = take(take(own, 900), 20_000)
  const [former] = taken.asideCarts ?? []
  expect(former && codesOf(former)).toEqual([27])
  const back = former ? bringBack(taken, former, CONTRACTED) : taken
  expect(codesOf(back.cart)).toEqual([27])
  expect(back.asideCarts).toEqual([])
  expect(back.cart.revision).toBeGreaterThan(taken.cart.revision)
})

test('two carts of a buyer change places', () => {
  const first = withCart(noCart, cartOf(27))
  const second = withCart(setAside(first, []), cartOf(31))
  const [former] = second.asideCarts ?? []
  const back = former ? bringBack(second, former, []) : second
  expect(codesOf(back.cart)).toEqual([27])
  expect(back.asideCarts?.map(codesOf)).toEqual([[31]])
})

test('what says no more than a contract is not kept, nor is an empty cart', () => {
  expect(setAside(noCart, CONTRACTED).asideCarts).toBeUndefined()
  const contracted = withCart(noCart, selectServiceSection(EMPTY_CART, SECTION, CONTRACTED))
  expect(setAside(contracted, CONTRACTED).asideCarts).toBeUndefined()
})

test('the oldest goes where there are too many', () => {
  const many = Array.from({ length: MOST_SET_ASIDE + 1 }, (_, at) => cartOf(at))
  const kept = many.reduce((slice, cart) => setAside(withCart(slice, cart), []), noCart)
  expect(kept.asideCarts?.map(codesOf)).toEqual([[5], [4], [3], [2], [1]])
})
