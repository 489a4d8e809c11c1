import type { Centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import { type EventLine, ecommerceOf } from './cart-items.ts'
import { cartChange, isOtherLines } from './watch-cart.ts'

const line = (
  productCode: number,
  quantity: number,
  value: number,
  more: Partial<EventLine> = {},
): EventLine => ({
  productCode,
  name: `P${productCode}`,
  groupCode: 0,
  lineType: 'benefit',
  quantity,
  monthlyValue: (value * 100) as Centavos,
  ...more,
})
const WALLET = { groupCode: 207 }
const PLAN = { groupCode: 20_000, lineType: 'hcm' } as const

describe('the items of a cart event', () => {
  test.each([
    ['single cards count quantity times value', [line(27, 3, 650), line(31, 2, 10.1)], 1970.2, 2],
    ['the balances of one card are one item', [line(27, 3, 650, WALLET), line(31, 5, 50, WALLET)], 3500, 1],
    ['a plan counts its own value', [line(20_151, 80, 0, PLAN)], 199.9, 1],
    ['nothing costs nothing', [], 0, 0],
  ] as const)('%s', (_, lines, value, items) => {
    const payload = ecommerceOf(lines, [207], () => 19_990)
    expect(payload).toMatchObject({ currency: 986, value })
    expect(payload.items).toHaveLength(items)
  })

  test('name the balances of one card together, at the highest quantity', () => {
    const { items } = ecommerceOf([line(27, 3, 650, WALLET), line(31, 5, 50, WALLET)], [207], () => null)
    expect(items).toEqual([{ item_id: '207', item_name: 'P27 + P31', quantity: 5, price: 700 }])
  })
})

describe('the change between two carts', () => {
  const one = line(27, 3, 650)
  test.each([
    ['a new line', [], [one], [one], []],
    ['a line that is gone', [one], [], [], [one]],
    ['more of a product', [one], [line(27, 5, 650)], [line(27, 2, 650)], []],
    ['less of it', [line(27, 5, 650)], [one], [], [line(27, 2, 650)]],
    ['another value', [one], [line(27, 3, 700)], [], []],
    ['other employees of a plan', [line(1, 3, 0, PLAN)], [line(1, 9, 0, PLAN)], [], []],
  ] as const)('%s', (_, before, after, added, removed) => {
    expect(cartChange(before, after)).toEqual({ added, removed })
  })

  test('is told at once only where lines came or went', () => {
    expect(isOtherLines([one], [line(27, 9, 1)])).toBe(false)
    expect(isOtherLines([one], [one, line(31, 1, 1)])).toBe(true)
  })
})
