import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { line as orderLine } from '@benefits/domain/cart/sample-order-lines'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { priceCart } from '@benefits/domain/pricing/price-cart'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_ROOT } from './default-root.ts'
import { loadContent } from './load-content.ts'

let issuers: ReadonlyMap<string, IssuerContent>
beforeAll(async () => {
  issuers = await loadContent(DEFAULT_ROOT)
})

const LABELS = {
  marketplace: { name: 'Marketplace', description: '' },
  annualDiscount: () => ({ name: 'Anual', description: '' }),
}

function line(productCode: number, quantity: number, reais: number, fields: Partial<OrderLine> = {}) {
  return orderLine(productCode, quantity, reais * 100, fields)
}

function price(
  code: string,
  lines: readonly OrderLine[],
  offerCode?: string,
  addOnCodes: number[] = [],
): Pricing {
  const content = issuers.get(code)
  if (content === undefined) throw new Error(`no issuer ${code}`)
  const offer = content.offers.find((candidate) => candidate.code === offerCode) ?? null
  const { limits } = content.selling
  const order = {
    lines,
    addOnCodes,
    offer,
    limits,
    channel: 'default',
    address: null,
    delivery: null,
    contracted: [],
  }
  const priced = priceCart({ ...content, ...order, labels: LABELS })
  if (!priced.ok) throw new Error(`refused with ${priced.problem}`)
  return priced.pricing
}

test('at the main issuer benefits cost exactly what is credited', () => {
  const pricing = price('VRPAT', [line(27, 10, 600), line(31, 10, 500)])
  expect([pricing.totalBenefits, pricing.totalFees, pricing.total]).toEqual([1_100_000, 0, 1_100_000])
  expect(pricing.lines[0]?.entries.map(({ conditionId, value }) => [conditionId, value])).toContainEqual([
    1, 0,
  ])
})

test.each(['JVCEF', 'SICRE'])('at %s each card pays its issuance, the request its delivery', (code) => {
  expect(price(code, [line(27, 10, 600)]).totalFees).toBe(10 * 690 + 2_990)
  expect(price(code, [line(2001, 10, 600), line(2002, 8, 100)]).totalFees).toBe(10 * 690 + 2_990)
})

test('mobility pays 4,5 % of its credit for the management', () => {
  expect(price('VRPAT', [line(900, 10, 300, { lineType: 'mobility' })]).totalFees).toBe(13_500)
})

test('the Multi combo gives its add-ons for nothing and takes nothing off the credit', () => {
  const lines = [line(2071, 5, 1_000), line(2072, 5, 200)]
  const pricing = price('VRPAT', lines, 'super-oferta-multi', [680, 602])
  expect([pricing.totalBenefits, pricing.totalWithDiscount]).toEqual([600_000, 600_000])
})

test.each(['super-oferta-multi', 'super-oferta-movimento'])(
  '%s gives no health service beside a PAT balance, whatever else is bought',
  (offer) => {
    const auto = line(2076, 10, 2_500)
    expect(price('VRPAT', [auto, line(2073, 10, 100)], offer, [680, 685]).totalBenefits).toBe(2_600_000)
    for (const pat of [2071, 2072, 2075])
      expect(() => price('VRPAT', [auto, line(pat, 10, 100)], offer, [680, 685])).toThrow(
        'refused with offerNotApplicable',
      )
    expect(price('VRPAT', [auto, line(2071, 10, 100)], offer, [680]).totalBenefits).toBe(2_600_000)
  },
)

test('the combo of balances that are no food gives one service up to R$ 10.000,00 and two above', () => {
  const give = (reais: number) => () =>
    price('VRPAT', [line(2076, 10, reais)], 'super-oferta-movimento', [680, 685])
  expect(give(1_000)).toThrow('refused with offerNotApplicable')
  expect(give(1_000.01)().totalBenefits).toBe(1_000_010)
})

test.each(['JVCEF', 'SICRE'])('the combo of %s takes its fees off and nothing off the credit', (code) => {
  const pricing = price(code, [line(2001, 5, 300), line(2006, 5, 200)], 'super-oferta-multi')
  expect([pricing.totalFees, pricing.totalWithDiscount]).toEqual([5 * 690 + 2_990, 250_000])
  expect(pricing.lines.map(({ productCode }) => productCode)).toContain(680)
})

test('the HR combo takes a quarter off the plan, monthly and annual', () => {
  const plan = (planPeriod: 'monthly' | 'annual') => [line(20153, 25, 0, { lineType: 'hcm', planPeriod })]
  expect(price('VRPAT', plan('monthly'), 'super-oferta-rh').totalWithDiscount).toBe(27_094)
  expect(price('VRPAT', plan('annual'), 'super-oferta-rh').totalWithDiscount).toBe(325_125)
  expect(price('VRPAT', plan('annual')).totalWithDiscount).toBe(346_800)
})

test('the HR combo of the manager’s plan is cheaper by the month and cheapest by the year', () => {
  const plan = (planPeriod: 'monthly' | 'annual') =>
    price('VRPAT', [line(20152, 10, 0, { lineType: 'hcm', planPeriod })], 'super-oferta-rh-anual')
  expect(plan('monthly').totalWithDiscount).toBe(10_710)
  expect(plan('annual').totalWithDiscount).toBe(99_960)
})

test('every fee goes by the name and the id of its condition, the waived ones at no cost', () => {
  const told = (code: string, lines: readonly OrderLine[]) =>
    price(code, lines)
      .lines.flatMap(({ entries }) => entries)
      .map(({ conditionId, name, value }) => [conditionId, name, value])
  expect(told('VRPAT', [line(27, 10, 600)])).toEqual([
    [1, 'Tarifa de emissão de cartões', 0],
    [3, 'Tarifa de crédito', 0],
    [4, 'Tarifa de serviço', 0],
    [null, 'Taxa de entrega', 0],
    [33, 'Marketplace', 0],
  ])
  expect(told('VRPAT', [line(900, 10, 300, { lineType: 'mobility' })])).toEqual([
    [18, 'Taxa de gestão do transporte', 13_500],
  ])
  expect(told('JVCEF', [line(34, 10, 600)])).toEqual([
    [1, 'Tarifa de emissão de cartões', 6_900],
    [null, 'Taxa de entrega', 2_990],
  ])
})

test('the marketplace stands on meal and food alone, from a credit of R$ 250,00 on', () => {
  const isThere = (code: number, reais: number) =>
    price('VRPAT', [line(code, 1, reais)]).lines.some(({ entries }) =>
      entries.some(({ conditionId }) => conditionId === 33),
    )
  expect([27, 31, 34, 38].map((code) => isThere(code, 250))).toEqual([true, true, false, false])
  expect([27, 31].map((code) => isThere(code, 249.99))).toEqual([false, false])
})
