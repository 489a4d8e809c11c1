import { describe, expect, test } from 'vitest'
import { PLANS, PRODUCTS } from '../catalogue/sample-catalogue.ts'
import { centavos } from '../money/centavos.ts'
import { checkOffer } from './check-offer.ts'
import { currentRule } from './current-rule.ts'
import { isOfferMet, offerGaps } from './is-offer-met.ts'
import type { Offer } from './offer.ts'
import { offerCart } from './offer-cart.ts'
import { offerNeeds } from './offer-needs.ts'
import { offerOf } from './sample-offer.ts'

const rules = [
  { from: centavos(0), to: centavos(500_000), maxAddOns: 1 },
  { from: centavos(500_000), to: null, maxAddOns: 2 },
]

describe('current rule', () => {
  test.each([
    [0, null],
    [1, 1],
    [500_000, 1],
    [500_001, 2],
    [99_999_999, 2],
  ])('a total of %d allows %s add-ons', (total, maxAddOns) => {
    expect(currentRule({ rules }, centavos(total))?.maxAddOns ?? null).toBe(maxAddOns)
  })
  test('between bands there is none', () => {
    const gap = [{ from: centavos(10), to: centavos(20), maxAddOns: 1 }]
    expect(currentRule({ rules: gap }, centavos(21))).toBeNull()
  })
})

describe('an offer is met', () => {
  const catalogue = new Map([
    [2071, { groupCode: 207, lineType: 'benefit' as const }],
    [20152, { groupCode: 20000, lineType: 'hcm' as const }],
    [680, { groupCode: 555, lineType: 'addOn' as const }],
    [2076, { groupCode: 207, lineType: 'benefit' as const }],
    [399, { groupCode: 556, lineType: 'extension' as const }],
  ])
  const items = (...codes: number[]) =>
    codes.map((productCode) => ({ productCode, productFamily: '', minQuantity: 1 }))
  const multi = { minValue: centavos(100_000), minCards: 5, minEmployees: 50 }
  const needs = offerNeeds({ items: items(2071, 680, 2076, 399, 9) }, catalogue)
  const cart = { totalBenefits: centavos(100_000), cards: 5, employees: 0, groupCodes: [207] }

  test('add-ons, extensions and unknown codes ask for no modality, two of one modality for one', () => {
    expect(needs).toEqual({ groupCodes: [207], hr: false, cards: true })
    expect(offerNeeds({ items: items(20152) }, catalogue)).toEqual({
      groupCodes: [20000],
      hr: true,
      cards: false,
    })
  })
  test('at its exact minimum', () => {
    expect(isOfferMet(multi, needs, cart)).toBe(true)
  })
  test.each([
    ['value', { totalBenefits: centavos(99_999) }],
    ['cards', { cards: 4 }],
    ['modality', { groupCodes: [0] }],
  ] as const)('not while the %s is short', (gap, change) => {
    expect(offerGaps(multi, needs, { ...cart, ...change })).toEqual([gap])
    expect(isOfferMet(multi, needs, { ...cart, ...change })).toBe(false)
  })
  test('by its cards, or by the amounts of its lines where the offer says so', () => {
    const line = { groupCode: 207, lineType: 'benefit', credited: centavos(0) } as const
    const lines = [
      { ...line, quantity: 3 },
      { ...line, quantity: 2 },
      { ...line, lineType: 'addOn', quantity: 9 } as const,
    ]
    const cardsOf = (minCardsOf?: 'cards' | 'amounts') => offerCart({ minCardsOf }, lines, [207]).cards
    expect([cardsOf(), cardsOf('cards'), cardsOf('amounts')]).toEqual([3, 3, 5])
    const few = { ...multi, minValue: centavos(0), minCardsOf: 'amounts' } as const
    expect(isOfferMet(few, needs, offerCart(few, lines, [207]))).toBe(true)
    expect(isOfferMet(few, needs, offerCart(few, lines.slice(0, 1), [207]))).toBe(false)
  })
  test('with HR only the employees count, not the cards', () => {
    const hr = { minValue: centavos(0), minCards: 5, minEmployees: 25 }
    const hrNeeds = offerNeeds({ items: items(20152) }, catalogue)
    const hrCart = { totalBenefits: centavos(0), cards: 0, employees: 25, groupCodes: [20000] }
    expect(offerGaps(hr, hrNeeds, hrCart)).toEqual([])
    expect(offerGaps(hr, hrNeeds, { ...hrCart, employees: 24 })).toEqual(['employees'])
  })
  test('each of several modalities must be there', () => {
    const both = offerNeeds({ items: items(2071, 20152) }, catalogue)
    expect(offerGaps({ ...multi, minEmployees: 0 }, both, cart)).toEqual(['modality'])
  })
})

describe('checking an offer', () => {
  const discount = { productCode: 34, base: 'plan', basisPoints: 1_000 } as const
  const problems = (offer: Partial<Offer>) =>
    checkOffer(offerOf(offer), { products: PRODUCTS, plans: PLANS }).map(({ fault, list, index }) => [
      fault,
      list,
      index,
    ])

  test('a sound offer has no problem', () => {
    const items = [{ productCode: 20152, productFamily: '', minQuantity: 1 }]
    const discounts = [discount, { ...discount, base: 'fees' } as const, { ...discount, productCode: 20152 }]
    expect(problems({ items, rules, discounts })).toEqual([])
  })
  test('a rebate on food is refused, a discount on its fees is not', () => {
    expect(problems({ discounts: [discount, { ...discount, productCode: 27 }] })).toEqual([
      ['rebatesFood', 'discounts', 1],
    ])
    expect(problems({ discounts: [{ ...discount, productCode: 27, base: 'fees' }] })).toEqual([])
  })
  test('unknown products are named', () => {
    const items = [{ productCode: 1, productFamily: '', minQuantity: 1 }]
    expect(problems({ items, discounts: [{ ...discount, productCode: 2 }] })).toEqual([
      ['unknownProduct', 'items', 0],
      ['unknownProduct', 'discounts', 0],
    ])
  })
  test.each([0, 10_001, 1.5])('a discount of %s hundredths of a percent is out of range', (basisPoints) => {
    expect(problems({ discounts: [{ ...discount, basisPoints }] })).toEqual([
      ['discountOutOfRange', 'discounts', 0],
    ])
  })
  test.each([1, 10_000])('a discount of %s hundredths of a percent is in range', (basisPoints) => {
    expect(problems({ discounts: [{ ...discount, basisPoints }] })).toEqual([])
  })
  test('discounts of two periods stand beside each other, and not beside one of both', () => {
    const yearly = { ...discount, planPeriod: 'annual' } as const
    expect(problems({ discounts: [yearly, { ...discount, planPeriod: 'monthly' }] })).toEqual([])
    expect(problems({ discounts: [yearly, discount] })).toEqual([['discountsOverlap', 'discounts', 1]])
  })
  test('a service is called one, and what is bought is not', () => {
    const item = (productCode: number, productFamily: string) => ({
      productCode,
      productFamily,
      minQuantity: 0,
    })
    expect(problems({ items: [item(680, 'Multi'), item(2071, 'Externo (SVA)')] })).toEqual([
      ['familyMismatch', 'items', 0],
      ['familyMismatch', 'items', 1],
    ])
  })
  test('what comes by itself is sold everywhere, and every band has room for it', () => {
    const mandatory = (productCode: number) => ({
      productCode,
      productFamily: 'Externo (SVA)',
      minQuantity: 1,
    })
    expect(problems({ items: [mandatory(602)], rules })).toEqual([['mandatoryUnserved', 'items', 0]])
    const none = [{ from: centavos(0), to: null, maxAddOns: 0 }]
    expect(problems({ items: [mandatory(680)], rules: none })).toEqual([
      ['mandatoryAboveMaximum', 'rules', 0],
    ])
  })
  test('bands may stand in any order', () => {
    expect(problems({ rules: rules.toReversed() })).toEqual([])
  })
  test('two discounts on one base overlap', () => {
    expect(problems({ discounts: [discount, discount] })).toEqual([['discountsOverlap', 'discounts', 1]])
  })
  test('bands must not be empty nor overlap', () => {
    const empty = { from: centavos(10), to: centavos(10), maxAddOns: 1 }
    expect(problems({ rules: [empty] })).toEqual([['emptyBand', 'rules', 0]])
    expect(
      problems({ rules: [...rules, { from: centavos(400_000), to: centavos(450_000), maxAddOns: 1 }] }),
    ).toEqual([['bandsOverlap', 'rules', 2]])
  })
})
