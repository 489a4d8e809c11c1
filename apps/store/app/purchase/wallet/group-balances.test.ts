import { expect, test } from 'vitest'
import { groupBalances } from './group-balances.ts'

const balance = (colourToken: string) => ({ colourToken })
const drawn = (...tones: readonly string[]) =>
  groupBalances(tones.map(balance)).map(({ use, balances }) => [use, balances.map((one) => one.colourToken)])

test('balances stand by what they are for, in the order in which they came', () => {
  expect(drawn('meal', 'auto', 'culture', 'food', 'mobility', 'gift', 'combined')).toEqual([
    ['food', ['meal', 'food', 'combined']],
    ['way', ['auto', 'mobility']],
    ['other', ['culture', 'gift']],
  ])
})

test('a use that nothing is sold for is left out', () => {
  expect(drawn('auto')).toEqual([['way', ['auto']]])
  expect(drawn()).toEqual([])
})
