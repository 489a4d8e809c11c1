import type { Centavos } from '@benefits/domain/money/centavos'
import type { PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'
import { describe, expect, test } from 'vitest'
import { feeRows } from './fee-rows.ts'
import { moneyParts } from './money-parts.ts'

const brl = (amount: number) => amount as Centavos

function fee(name: string, value: number, unitValue: number): PriceEntry {
  return { conditionId: 1, name, description: '', kind: 'fee', rate: 'unit', unitValue, value: brl(value) }
}

function priced(...entries: readonly (readonly PriceEntry[])[]): Pricing {
  const lines = entries.map((own, at) => ({
    productCode: 27 + at,
    quantity: 1,
    monthlyValue: brl(10_000),
    productValue: brl(10_000),
    productValueWithDiscount: brl(10_000),
    total: brl(10_000),
    lineType: 'benefit' as const,
    entries: own,
  }))
  const fees = entries.flat().reduce((sum, { value }) => sum + value, 0)
  const benefits = lines.length * 10_000
  return {
    total: brl(benefits + fees),
    totalWithDiscount: brl(benefits + fees),
    totalFees: brl(fees),
    totalBenefits: brl(benefits),
    groups: {},
    lines,
  }
}

describe('the fees of a cart', () => {
  test('are added up by name over all lines', () => {
    const rows = feeRows(
      priced([fee('Emissão', 690, 690), fee('Entrega', 2990, 2990)], [fee('Emissão', 1380, 690)]),
    )
    expect(rows.map(({ name, value }) => [name, value])).toEqual([
      ['Emissão', 2070],
      ['Entrega', 2990],
    ])
  })

  test('that are waived are free and keep their unit value', () => {
    expect(feeRows(priced([fee('Emissão', 0, 690)]))[0]).toMatchObject({ isFree: true, unitValue: 690 })
    expect(feeRows(priced([fee('Emissão', 690, 690)]))[0]?.isFree).toBe(false)
  })
})

describe('the parts of the bar', () => {
  const products = new Map([[27, { name: 'Refeição', tone: 'meal' }]])

  test('add up to the total, with the fees told even where there are none', () => {
    const pricing = priced([fee('Emissão', 690, 690)], [])
    const parts = moneyParts(pricing, products)
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(pricing.totalWithDiscount)
    expect(moneyParts(priced([]), products).map(({ id }) => id)).toEqual(['27', 'fees'])
  })

  test('show plans as one part and add-ons as none', () => {
    const pricing = priced([], [], [])
    const [card, plan, addOn] = pricing.lines
    if (!card || !plan || !addOn) throw new Error('three lines were priced')
    const lines = [card, { ...plan, lineType: 'hcm' as const }, { ...addOn, lineType: 'addOn' as const }]
    const parts = moneyParts({ ...pricing, lines, totalBenefits: brl(10_000) }, products)
    expect(parts.map(({ id }) => id)).toEqual(['27', 'plans', 'fees'])
  })

  test('wear the product’s name and colour, and a plain one for a product that is unknown here', () => {
    const [known, unknown] = moneyParts(priced([], []), products)
    expect(known).toMatchObject({ label: 'Refeição', tone: 'meal' })
    expect(unknown).toMatchObject({ label: 'Crédito nos cartões', tone: 'primary' })
  })

  test('tell a discount’s rate as the summary does', () => {
    const off = {
      ...fee('Desconto do plano anual', -2_000, 2_000),
      kind: 'discount',
      rate: 'percent',
    } as const
    const discountOf = (...entries: readonly PriceEntry[]) => {
      const pricing = { ...priced(entries), total: brl(10_000) }
      return moneyParts(pricing, products).find(({ id }) => id === 'discounts')?.rateText
    }
    expect(discountOf(off)).toBe('20%')
    expect(discountOf(off, { ...off, name: 'Outro' })).toBe('')
  })
})
