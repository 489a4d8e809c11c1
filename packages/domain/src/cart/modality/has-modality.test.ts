import { expect, test } from 'vitest'
import { sampleLine } from '../sample-lines.ts'
import { hasModality } from './has-modality.ts'

const MEAL = sampleLine()
const carts = { 0: 'beneficios', 207: 'multi' }

test('a cart is sold while the issuer has the modality of each line', () => {
  expect(hasModality({ lines: [] }, { carts })).toBe(true)
  expect(hasModality({ lines: [MEAL] }, { carts })).toBe(true)
  expect(hasModality({ lines: [MEAL, sampleLine({ productCode: 99, groupCode: 4711 })] }, { carts })).toBe(
    false,
  )
})
