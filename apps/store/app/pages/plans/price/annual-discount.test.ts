import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { annualInvite, annualLabel } from './annual-discount.ts'
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

test('what a year would save is the plan’s own rate, and is not spoken of where there is none', () => {
  expect(annualInvite(less)).toBe('15% a menos no plano anual')
  expect(annualInvite(none)).toBe(false)
  expect(annualInvite(undefined)).toBe(false)
})

test('an extension’s price is what is paid in the period: less by the plan’s rate for a year', () => {
  const price = (...asked: Parameters<typeof extensionPrice>) =>
    extensionPrice(...asked).replaceAll('\u00a0', ' ')
  expect(price(fifth, centavos(12_000), 'monthly')).toBe('R$ 120,00 /mês')
  expect(price(fifth, centavos(144_000), 'annual')).toBe('R$ 1.152,00 /ano')
  expect(price(less, centavos(144_000), 'annual')).toBe('R$ 1.224,00 /ano')
  expect(price(less, null, 'annual')).toBe('gratuito')
})
