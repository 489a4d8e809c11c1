import { expect, test } from 'vitest'
import type { LineType } from '../../catalogue/product.ts'
import type { CartLine } from '../cart-line.ts'
import { type CartState, EMPTY_CART } from '../cart-state.ts'
import { sampleLine } from '../sample-lines.ts'
import { removeContracted } from './remove-contracted.ts'

const line = (productCode: number, lineType: LineType = 'benefit') => sampleLine({ productCode, lineType })
const cartOf = (...lines: CartLine[]): CartState => ({ ...EMPTY_CART, lines, revision: 7 })
const contracted = [27, 31, 900, 20152].map((code) => ({ code, groupCode: 0, name: '' }))

test.each([
  ['a card beside another', [line(27), line(34)], [34]],
  ['two cards beside another', [line(27), line(34), line(31)], [34]],
  ['nothing that is contracted', [line(34), line(35)], [34, 35]],
  ['contracted cards alone', [line(27), line(31)], [27, 31]],
  ['mobility, which may be extended', [line(900, 'mobility'), line(34)], [900, 34]],
  ['a card beside mobility', [line(900, 'mobility'), line(27)], [900]],
  ['an HR plan, which has its own rule', [line(20152, 'hcm'), line(34)], [20152, 34]],
  ['nothing', [], []],
])('of %s', (_name, lines, left) => {
  const cart = cartOf(...lines)
  const next = removeContracted(cart, contracted)
  expect(next.lines.map(({ productCode }) => productCode)).toEqual(left)
  const isSame = left.length === lines.length
  expect(next.revision).toBe(isSame ? 7 : 8)
  if (isSame) expect(next).toBe(cart)
})
