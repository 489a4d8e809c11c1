import { expect, test } from 'vitest'
import { PLANS } from '../catalogue/sample-catalogue.ts'
import { centavos } from '../money/centavos.ts'
import { extensionValue } from './extension-value.ts'
import { priceTable } from './price-table.ts'

const plan = priceTable(PLANS, 10, 'monthly').find(({ extras }) => extras.some(({ value }) => value > 0))
const sold = plan?.extras.find(({ value }) => value > 0)

test('an extension with a value of its own keeps it', () => {
  expect(extensionValue({ code: sold?.code ?? 0, value: centavos(1) }, plan ?? null)).toBe(1)
})

test('without one it costs what the selected plan says', () => {
  expect(sold?.value).toBeGreaterThan(0)
  expect(extensionValue({ code: sold?.code ?? 0 }, plan ?? null)).toBe(sold?.value)
  expect(extensionValue({ code: sold?.code ?? 0, value: null }, plan ?? null)).toBe(sold?.value)
})

test('with no value anywhere it is free', () => {
  expect(extensionValue({ code: 1 }, plan ?? null)).toBeNull()
  expect(extensionValue({ code: sold?.code ?? 0 }, null)).toBeNull()
  expect(extensionValue({ code: 1, value: centavos(0) }, plan ?? null)).toBeNull()
})
