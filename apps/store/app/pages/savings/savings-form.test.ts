import { centavos } from '@benefits/domain/money/centavos'
import { estimateSavings } from '@benefits/domain/savings/estimate-savings'
import { expect, test } from 'vitest'
import { EXAMPLE, FIRST_FORM, readPremises } from './savings-form.ts'

const view = (change: Partial<typeof FIRST_FORM>) =>
  estimateSavings(readPremises(EXAMPLE.employees, EXAMPLE.value, { ...FIRST_FORM, ...change }))

test('begins as a company in lucro presumido', () => {
  expect(view({})).toMatchObject({ monthly: 305_333, yearly: 3_663_996, deduction: null })
})

test('the annex counts in the Simples alone', () => {
  expect(view({ regime: 'simples' }).monthly).toBe(120_000)
  expect(view({ regime: 'simples', isAnnexIv: true }).monthly).toBe(266_666)
  expect(view({ isAnnexIv: true }).monthly).toBe(view({}).monthly)
})

test('a rate that cannot be read counts as it was begun with, one that can as it is', () => {
  const rates = { ...FIRST_FORM.rates, rat: '' }
  expect(view({ rates }).monthly).toBe(view({}).monthly)
  expect(view({ rates: { ...rates, rat: '3' } }).asSalary.rat).toBe(20_000)
})

test('PAT takes something off in lucro real alone, of PAT’s products, where the tax is known', () => {
  const asked = { regime: 'real', incomeTax: '500.000,00' } as const
  expect(view(asked).deduction).toBe(1_080_000)
  expect(view({ ...asked, entitled: 4 }).deduction).toBe(432_000)
  expect(view({ ...asked, minimumWage: 'R$ 300,00' }).deduction).toBe(540_000)
  expect(view({ ...asked, entitled: 4, minimumWage: 'R$ 300,00', isLimited: false }).deduction).toBe(
    1_080_000,
  )
  const reduced = { ...FIRST_FORM.rates, patLimit: '3,6' }
  expect(view({ ...asked, incomeTax: '100.000,00', rates: reduced }).deduction).toBe(360_000)
  for (const change of [{ isPat: false }, { incomeTax: '' }, { regime: 'presumed' } as const])
    expect(view({ ...asked, ...change }).deduction).toBeNull()
  expect(estimateSavings(readPremises(1, centavos(1), { ...FIRST_FORM, ...asked })).deduction).toBe(2)
})
