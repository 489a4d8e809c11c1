import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { leastAmount } from './least-amount.ts'

test.each([
  [1_000_001, 'Acima de R$ 10.000,00', 1_000_000],
  [1_000_000, 'A partir de R$ 10.000,00', 1_000_000],
  [66_667, 'A partir de R$ 666,67', 66_667],
])('a least amount of %i centavos is said without a cent too much', (least, words, bound) => {
  const said = leastAmount(centavos(least))
  expect(said.words.replace(/\s/g, ' ')).toBe(words)
  expect(said.bound).toBe(bound)
})
