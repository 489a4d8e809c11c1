import { expect, test } from 'vitest'
import { centavos } from '../../money/centavos.ts'
import type { PricedLine, PriceEntry } from '../pricing.ts'
import { chargedFees } from './charged-fees.ts'
import { nextOrderFees } from './next-order-fees.ts'

const entry = (own: Partial<PriceEntry>): PriceEntry => ({
  conditionId: 1,
  name: 'Tarifa de emissão de cartões',
  description: '',
  kind: 'fee',
  rate: 'unit',
  unitValue: 690,
  value: centavos(3_450),
  ...own,
})
const delivery = (own: Partial<PriceEntry> = {}) =>
  entry({
    conditionId: null,
    name: 'Taxa de entrega',
    rate: 'fixed',
    unitValue: 2_990,
    value: centavos(2_990),
    ...own,
  })
const off = (value: number) =>
  entry({ conditionId: 36, name: 'Oferta', kind: 'offer', value: centavos(-value) })
const line = (lineType: PricedLine['lineType'], ...entries: PriceEntry[]) => ({ lineType, entries })

test.each([
  ['nothing is taken off', [line('benefit', entry({}), delivery())], 6_440],
  ['an offer takes them away', [line('benefit', entry({}), off(3_450)), line('benefit', delivery())], 2_990],
  ['more is taken off than they are', [line('benefit', entry({}), off(9_000))], 0],
  ['the plan’s own discount is taken off the plan', [line('hcm', delivery(), off(5_000))], 2_990],
])('of the fees is charged, where %s', (_when, lines, charged) => {
  expect(chargedFees(lines)).toBe(charged)
})

test('the next order pays what is charged here and what is waived once, each fee told once', () => {
  const free = entry({ value: centavos(0), conditionId: 3, name: 'Tarifa de crédito' })
  const once = delivery({ value: centavos(0), isWaivedOnce: true })
  expect(
    nextOrderFees([line('benefit', entry({}), free, once), line('benefit', entry({}), off(3_450))]),
  ).toEqual({
    charged: [
      { name: 'Tarifa de emissão de cartões', rate: 'unit', unitValue: 690, isOfNewCards: true },
      { name: 'Taxa de entrega', rate: 'fixed', unitValue: 2_990, isOfNewCards: false },
    ],
    hasFree: true,
  })
})

test('the next order of fees that stay waived pays none, and a plan alone has none', () => {
  expect(nextOrderFees([line('benefit', entry({ value: centavos(0) }))])).toEqual({
    charged: [],
    hasFree: true,
  })
  expect(nextOrderFees([line('hcm', off(100))])).toBeNull()
})
