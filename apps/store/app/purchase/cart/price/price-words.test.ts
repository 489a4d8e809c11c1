import type { Centavos } from '@benefits/domain/money/centavos'
import type { PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'
import { describe, expect, test } from 'vitest'
import { shareParts } from '../../../ui/feedback/share-parts.ts'
import { moneyParts } from './money-parts.ts'
import { rowNote, summaryRows } from './row-words.ts'

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

describe('the rows of a cart', () => {
  const lines = [27, 28].map((productCode) => ({
    productCode,
    name: 'Cartão',
    planPeriod: 'monthly' as const,
  }))

  test('tell the credit of all lines in one, then the fees by name, each with its unit', () => {
    const pricing = priced(
      [fee('Emissão', 690, 690), fee('Entrega', 2990, 2990)],
      [fee('Emissão', 1380, 690)],
    )
    expect(summaryRows(pricing, lines).map(({ name, value, every }) => [name, value, every])).toEqual([
      ['Crédito nos cartões', 20_000, 'order'],
      ['Emissão', 2070, 'order'],
      ['Entrega', 2990, 'order'],
    ])
  })

  test('keep the unit value of what is waived', () => {
    const [, waived] = summaryRows(priced([fee('Emissão', 0, 690)]), lines)
    expect(waived).toMatchObject({ value: 0, unitValue: 690 })
    expect(waived && rowNote(waived)).toMatch(/^R\$\s6,90 por cartão$/)
  })

  test('say how a year comes about, and at what rate it is taken off', () => {
    const plan = { value: brl(142_800), unitValue: 11_900, rate: 'unit', every: 'annual' } as const
    expect(rowNote({ ...plan, kind: 'plan' })).toMatch(/^12 meses × R\$\s119,00$/)
    expect(rowNote({ ...plan, kind: 'plan', every: 'monthly' })).toBe('')
    expect(rowNote({ ...plan, kind: 'extension', value: brl(0), unitValue: 0 })).toBe('')
    const off = { kind: 'discount', every: 'annual', rate: 'percent', unitValue: 2_000 } as const
    expect(rowNote({ ...off, value: brl(-28_560) })).toBe('20%')
  })
})

describe('the parts of the bar', () => {
  const products = new Map([[27, { name: 'Refeição', tone: 'meal' }]])

  test('add up to the total, with the fees told even where there are none', () => {
    const pricing = priced([fee('Emissão', 690, 690)], [])
    const parts = moneyParts(pricing, products, [])
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(pricing.totalWithDiscount)
    expect(moneyParts(priced([]), products, []).map(({ id }) => id)).toEqual(['27', 'fees'])
  })

  test('show plans as one part and add-ons as none', () => {
    const pricing = priced([], [], [])
    const [card, plan, addOn] = pricing.lines
    if (!card || !plan || !addOn) throw new Error('three lines were priced')
    const lines = [card, { ...plan, lineType: 'hcm' as const }, { ...addOn, lineType: 'addOn' as const }]
    const parts = moneyParts({ ...pricing, lines, totalBenefits: brl(10_000) }, products, [])
    expect(parts.map(({ id }) => id)).toEqual(['27', 'plans', 'fees'])
  })

  test('wear the product’s name and colour, and a plain one for a product that is unknown here', () => {
    const [known, unknown] = moneyParts(priced([], []), products, [])
    expect(known).toMatchObject({ label: 'Refeição', tone: 'meal' })
    expect(unknown).toMatchObject({ label: 'Crédito nos cartões', tone: 'primary' })
  })

  const annualPlan = [{ productCode: 28, name: 'Plano', planPeriod: 'annual' as const }]
  /** A card of R$ 100 and a plan of R$ 100 with a fifth taken off, or the plan alone. */
  function withPlan(isAlone: boolean): Pricing {
    const off = {
      ...fee('Desconto do plano anual', -2_000, 2_000),
      kind: 'discount',
      rate: 'percent',
    } as const
    const pricing = priced([], [off])
    const [card, plan] = pricing.lines
    if (!card || !plan) throw new Error('two lines were priced')
    const hr = { ...plan, lineType: 'hcm' as const }
    return {
      ...pricing,
      lines: isAlone ? [hr] : [card, hr],
      total: brl(isAlone ? 10_000 : 20_000),
      totalWithDiscount: brl(isAlone ? 8_000 : 18_000),
      totalFees: brl(0),
      totalBenefits: brl(isAlone ? 0 : 10_000),
    }
  }
  const told = (pricing: Pricing) =>
    shareParts(moneyParts(pricing, products, annualPlan)).map(({ label, percentText }) => [
      label,
      percentText,
    ])
  const rates = (pricing: Pricing) =>
    summaryRows(pricing, annualPlan)
      .filter(({ kind }) => kind === 'discount')
      .map(rowNote)

  test('tell a plan with its period, and what is taken off it alone at the rate of its row', () => {
    expect(told(withPlan(true))).toEqual([
      ['Planos de RH, por ano', '100%'],
      ['Tarifas e taxas', '0%'],
      ['Descontos', '-20%'],
    ])
    expect(rates(withPlan(true))).toEqual(['20%'])
  })

  test('say no second percentage of a discount where the plan is not alone, and draw it all the same', () => {
    const mixed = withPlan(false)
    expect(told(mixed)).toEqual([
      ['Refeição', '50%'],
      ['Planos de RH, por ano', '50%'],
      ['Tarifas e taxas', '0%'],
      ['Descontos', ''],
    ])
    expect(rates(mixed)).toEqual(['20%'])
    const off = shareParts(moneyParts(mixed, products, annualPlan)).at(-1)
    expect([off?.percent, off?.text.replace(/\s/g, ' ')]).toEqual([10, '-R$ 20,00'])
  })
})
