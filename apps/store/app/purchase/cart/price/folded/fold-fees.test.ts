import type { PriceRow, PriceRowKind } from '@benefits/domain/pricing/price-rows'
import { expect, test } from 'vitest'
import { foldFees } from './fold-fees.ts'

const row = (kind: PriceRowKind, name: string, value: number) =>
  ({ kind, name, value }) as unknown as PriceRow
const CREDIT = row('credit', 'Crédito', 660000)
const ISSUANCE = row('fee', 'Emissão', 0)
const SERVICE = row('fee', 'Serviço', 0)
const DELIVERY = row('fee', 'Entrega', 2990)
const GIFT = row('gift', 'VR Marketplace', 0)

test('several waived fees stand in one fold, what costs and what is a gift outside of it', () => {
  expect(foldFees([CREDIT, ISSUANCE, SERVICE, GIFT])).toEqual({
    before: [CREDIT],
    waived: [ISSUANCE, SERVICE],
    after: [GIFT],
    isPart: false,
  })
  expect(foldFees([CREDIT, ISSUANCE, DELIVERY, SERVICE, GIFT])).toEqual({
    before: [CREDIT],
    waived: [ISSUANCE, SERVICE],
    after: [DELIVERY, GIFT],
    isPart: true,
  })
})

test.each([
  ['one waived fee', [CREDIT, ISSUANCE, DELIVERY, GIFT]],
  ['none', [CREDIT, DELIVERY]],
  ['a plan that includes an extension', [row('plan', 'Gerencial', 42000), row('extension', 'Ponto', 0)]],
])('%s keeps every row open', (_, rows) => expect(foldFees(rows)).toMatchObject({ before: rows, waived: [] }))
