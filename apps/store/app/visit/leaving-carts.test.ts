import { addLine } from '@benefits/domain/cart/lines/add-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { expect, test } from 'vitest'
import { withCart } from './cart-slice.ts'
import { withoutCart, withoutContracted } from './leaving-carts.ts'
import { withoutUnserved } from './purchase-moves.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

const line = (productCode: number, name: string) => sampleLine({ productCode, name })

const { shopping, customer } = firstVisit
const cart = [line(27, 'Refeição'), line(34, 'Auto')].reduce(addLine, shopping.cart)
const visit: VisitorState = {
  ...firstVisit,
  shopping: withCart(shopping, cart),
  customer: {
    ...customer,
    customerType: 'selectedAlreadyContracted',
    contractedProducts: [{ code: 27, groupCode: 0, name: 'Refeição' }],
  },
}
const left = (change: Partial<VisitorState>) =>
  change.shopping?.cart.lines.map(({ productCode }) => productCode)

test('for another channel neither cart nor offer goes along, the cart is kept aside, and the company is judged anew', () => {
  const change = withoutCart({ ...visit, shopping: { ...visit.shopping, offerCode: 'MULTI' } })
  expect(left(change)).toEqual([])
  expect(change.shopping?.offerCode).toBeNull()
  expect(change.shopping?.asideCarts?.map(({ lines }) => lines)).toEqual([cart.lines])
  expect(change.customer?.customerType).toBeNull()
})

test('what the company has already leaves the cart, which has another price and asks again', () => {
  const change = withoutContracted(visit)
  expect(left(change)).toEqual([34])
  expect(change.shopping?.cart.revision).toBeGreaterThan(cart.revision)
  expect(change.shopping).toMatchObject({ pricing: null, pricedRevision: null })
  expect(change.customer?.customerType).toBeNull()
})

test('what is not sold where the company is leaves the cart and is remembered', () => {
  const change = withoutUnserved(visit)
  expect(left(change)).toEqual([])
  expect(change.shopping?.cart.removedProducts.map(({ id }) => id)).toEqual([27, 34])
  expect(change.customer?.customerType).toBe('selectedUnserved')
})
