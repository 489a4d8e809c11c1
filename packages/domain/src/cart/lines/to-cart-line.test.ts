import type { Centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { toCartLine } from './to-cart-line.ts'

const more = { name: '', description: '' }

test('a line takes along the modules that its product always has, and nothing that can be chosen', () => {
  const product = {
    code: 900,
    name: 'Mobilidade',
    groupCode: 900,
    lineType: 'mobility',
    additionalProducts: [
      { ...more, code: 901, kind: 'module', required: true },
      { ...more, code: 902, kind: 'module', required: false },
      { ...more, code: 602, kind: 'addOn', required: true },
    ],
  } as const
  const line = toCartLine(product, 10, 20_000 as Centavos)
  expect(line).toMatchObject({
    productCode: 900,
    lineType: 'mobility',
    quantity: 10,
    monthlyValue: 20_000,
    isAddOn: false,
  })
  expect(line.additionalProducts.map(({ code, value, quantity }) => [code, value, quantity])).toEqual([
    [901, 0, 1],
  ])
})
