import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { annualLabel, leastSaving, monthOfYear, savingNote, yearlySaving } from './annual-discount.ts'
import { extensionPrice } from './plan-price.tsx'

const fifth = { annualDiscount: 2_000 }
const less = { annualDiscount: 1_500 }
const none = { annualDiscount: 0 }

test('paying annually is called by the rate of the plans that are meant', () => {
  expect(annualLabel([fifth, fifth])).toBe('Pagamento anual (20%)')
  expect(annualLabel([less])).toBe('Pagamento anual (15%)')
  expect(annualLabel([less, fifth, none])).toBe('Pagamento anual (até 20%)')
  expect(annualLabel([none])).toBe('Pagamento anual')
})

test('what a year saves stands as an amount, else as the rate', () => {
  const note = (...asked: Parameters<typeof savingNote>) => savingNote(...asked)?.replaceAll('\u00a0', ' ')
  expect(note([less, fifth], null)).toBe('20% a menos por ano')
  expect(note([less], null)).toBe('15% a menos por ano')
  expect(note([fifth], centavos(18_960))).toBe('R$ 189,60 a menos por ano')
  expect(note([fifth], centavos(18_960), true)).toBe('a partir de R$ 189,60 a menos')
  expect(note([none], null)).toBeUndefined()
  expect(note([], centavos(1))).toBeUndefined()
})

test('of several plans the least saving counts, of those that have a price', () => {
  const price = (value: number) => ({ upTo: 10, value: centavos(value), discount: centavos(0) })
  const sold = [
    { code: 1, ...fifth },
    { code: 2, ...fifth },
  ]
  const priced = [
    { code: 1, price: price(7_900) },
    { code: 2, price: price(11_900) },
  ]
  expect(leastSaving(sold, priced, 'monthly')).toBe(18_960)
  expect(leastSaving(sold, [{ code: 1, price: null }, ...priced.slice(1)], 'monthly')).toBe(28_560)
  expect(leastSaving(sold, [{ code: 1, price: null }], 'monthly')).toBeNull()
})

test('a month of a year that is paid at once is a twelfth of what is paid, and nothing where it saves nothing', () => {
  const price = { upTo: 10, value: centavos(7_900), discount: centavos(0) }
  expect(monthOfYear(fifth, price)).toBe(6_320)
  expect(monthOfYear(none, price)).toBeNull()
})

test('a year saves the same, whichever way the price that is shown is paid', () => {
  expect(yearlySaving(fifth, { upTo: 10, value: centavos(7_900), discount: centavos(0) }, 'monthly')).toBe(
    18_960,
  )
  expect(
    yearlySaving(fifth, { upTo: 10, value: centavos(94_800), discount: centavos(18_960) }, 'annual'),
  ).toBe(18_960)
})

test('an extension’s price is what is paid in the period: less by the plan’s rate for a year', () => {
  const price = (...asked: Parameters<typeof extensionPrice>) =>
    extensionPrice(...asked).replaceAll('\u00a0', ' ')
  expect(price(fifth, centavos(12_000), 'monthly')).toBe('R$ 120,00/mês')
  expect(price(fifth, centavos(144_000), 'annual')).toBe('R$ 1.152,00/ano')
  expect(price(less, centavos(144_000), 'annual')).toBe('R$ 1.224,00/ano')
  expect(price(less, null, 'annual')).toBe('sem custo')
})
