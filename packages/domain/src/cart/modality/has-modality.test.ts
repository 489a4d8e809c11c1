import { expect, test } from 'vitest'
import { centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import { hasModality } from './has-modality.ts'

const MEAL: CartLine = {
  productCode: 27,
  name: 'Refeição',
  groupCode: 0,
  quantity: 10,
  monthlyValue: centavos(50_000),
  lineType: 'benefit',
  planPeriod: 'monthly',
  isAddOn: false,
  additionalProducts: [],
}
const carts = { 0: 'beneficios', 207: 'multi' }

test('a cart is sold while the issuer has the modality of each line', () => {
  expect(hasModality({ lines: [] }, { carts })).toBe(true)
  expect(hasModality({ lines: [MEAL] }, { carts })).toBe(true)
  expect(hasModality({ lines: [MEAL, { ...MEAL, productCode: 99, groupCode: 4711 }] }, { carts })).toBe(false)
})
