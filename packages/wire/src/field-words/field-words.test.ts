import { expect, test } from 'vitest'
import { BUYER_WORDS } from './buyer-words.ts'
import { ORDER_WORDS } from './order-words.ts'
import { SHOP_WORDS } from './shop-words.ts'

test('no two files say what a field means: the later one would win, for the other one’s field too', () => {
  const names = [BUYER_WORDS, SHOP_WORDS, ORDER_WORDS].flatMap((words) => Object.keys(words))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
