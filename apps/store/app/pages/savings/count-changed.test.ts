import { expect, test } from 'vitest'
import { countChanged } from './count-changed.ts'
import { FIRST_FORM, type SavingsForm } from './savings-form.ts'

const count = (change: Partial<SavingsForm>) => countChanged({ ...FIRST_FORM, ...change })
const rates = { ...FIRST_FORM.rates, rat: '3', patLimit: '3,6' }

test('nothing is changed at first, nor by a rate that is written otherwise or cannot be read', () => {
  expect(count({})).toBe(0)
  expect(count({ rates: { ...FIRST_FORM.rates, rat: '2,00', fgts: '8%', employerInss: 'muito' } })).toBe(0)
})

test('what does not count in the regime is not counted', () => {
  expect(count({ rates })).toBe(1)
  expect(count({ rates, regime: 'simples' })).toBe(0)
  expect(count({ rates, regime: 'simples', isAnnexIv: true })).toBe(1)
  expect(count({ rates, regime: 'real' })).toBe(2)
  expect(count({ entitled: 4, isLimited: false })).toBe(0)
})

test('in lucro real each tick, the wage and who is entitled count by themselves', () => {
  const asked = { regime: 'real', rates, entitled: 4, minimumWage: '1.700,00' } as const
  expect(count(asked)).toBe(4)
  expect(count({ ...asked, isLimited: false })).toBe(3)
  expect(count({ ...asked, isPat: false })).toBe(2)
})
