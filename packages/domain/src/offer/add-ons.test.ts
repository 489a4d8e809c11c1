import { describe, expect, test } from 'vitest'
import { type AddOnFacts, addOnBlock } from './add-on-block.ts'
import { describedAddOns, describeOffer, type OfferedProduct } from './describe-offer.ts'
import { normaliseAddOns } from './normalise-add-ons.ts'
import { isAddOnItem, offerAddOns } from './offer-add-ons.ts'

const [MEAL, CAR, NUTRITION, INSURANCE, HEALTH, PAT] = [2073, 2076, 680, 602, 685, 2071] as const
const item = (productCode: number, productFamily: string, minQuantity = 0) => ({
  productCode,
  productFamily,
  minQuantity,
})
const items = [
  item(MEAL, 'Multi'),
  item(CAR, 'Multi'),
  item(NUTRITION, 'Externo (SVA)', 1),
  item(INSURANCE, 'Externo (SVA)'),
  item(HEALTH, 'Externo (SVA)'),
]
const catalogue = [
  { code: MEAL, additionalCodes: new Set([INSURANCE]) },
  { code: CAR, additionalCodes: new Set<number>() },
  { code: PAT, additionalCodes: new Set<number>(), advantages: ['nutrition'] },
  { code: NUTRITION, additionalCodes: new Set<number>(), purpose: 'nutrition' },
  { code: INSURANCE, additionalCodes: new Set<number>(), purpose: 'nutrition' },
  { code: HEALTH, additionalCodes: new Set<number>(), purpose: 'health' },
] as const
const addOns = offerAddOns({ items }, catalogue)
const [nutrition, insurance, health] = addOns as [(typeof addOns)[0], (typeof addOns)[0], (typeof addOns)[0]]
const facts: AddOnFacts = { boughtCodes: [MEAL], contractedCodes: [], unservedCodes: [], maximum: 2 }

test('the family of an item tells a service of another provider from what is bought', () => {
  expect(items.map(isAddOnItem)).toEqual([false, false, true, true, true])
  expect(addOns).toEqual([
    { code: NUTRITION, required: true, hostCodes: [], barredCodes: [] },
    { code: INSURANCE, required: false, hostCodes: [MEAL], barredCodes: [] },
    { code: HEALTH, required: false, hostCodes: [], barredCodes: [PAT] },
  ])
})

test('a described offer says the same of its services, and names what it sells', () => {
  const sold = new Map<number, OfferedProduct>(
    catalogue.map((product) => [
      product.code,
      {
        ...product,
        name: `n${product.code}`,
        description: `d${product.code}`,
        groupCode: 207,
        lineType: 'benefit',
      },
    ]),
  )
  const offer = {
    code: 'x',
    name: 'X',
    descriptionHtml: '',
    minValue: 0 as never,
    minCards: 0,
    minEmployees: 0,
    items: [...items, item(999, 'Multi')],
    rules: [],
    discounts: [],
  }
  const described = describeOffer(offer, sold)
  expect(described).not.toHaveProperty('discounts')
  expect(described.items.map(({ name, required }) => [name, required])).toEqual([
    ['n2073', undefined],
    ['n2076', undefined],
    ['n680', true],
    ['n602', false],
    ['n685', false],
  ])
  expect(describedAddOns(described)).toEqual(addOns)
})

describe('an add-on cannot be toggled', () => {
  const view = { ...facts, chosenCodes: [NUTRITION], isLoading: false }
  test.each([
    ['while it is free to choose', health, {}, null],
    ['because the company has it', health, { contractedCodes: [HEALTH] }, 'contracted'],
    ['where it is not served', health, { unservedCodes: [HEALTH] }, 'unserved'],
    ['without the product that it goes with', insurance, { boughtCodes: [CAR] }, 'notAllowed'],
    ['beside what its law forbids', health, { boughtCodes: [MEAL, PAT] }, 'barred'],
    ['once it is mandatory', nutrition, {}, 'required'],
    ['while a price is asked for', health, { isLoading: true }, 'loading'],
    ['when the most are chosen', health, { chosenCodes: [NUTRITION, INSURANCE] }, 'maximum'],
    ['though it may be given up then', insurance, { chosenCodes: [NUTRITION, INSURANCE] }, null],
    ['before the offer is met', health, { chosenCodes: [], maximum: 0, isLoading: true }, 'unmet'],
    ['for the gravest reason', nutrition, { contractedCodes: [NUTRITION], isLoading: true }, 'contracted'],
  ] as const)('%s', (_when, addOn, change, block) => {
    expect(addOnBlock(addOn, { ...view, ...change })).toBe(block)
  })
})

describe('a choice of add-ons', () => {
  const cases: readonly [string, readonly number[], Partial<AddOnFacts>, readonly number[]][] = [
    ['gets what is mandatory', [], {}, [NUTRITION]],
    ['keeps what is allowed, in the order of the offer', [HEALTH], {}, [NUTRITION, HEALTH]],
    ['is cleared down to the mandatory ones above the maximum', [INSURANCE, HEALTH], {}, [NUTRITION]],
    ['is cleared whole when the maximum falls below it', [INSURANCE, HEALTH], { maximum: 1 }, [NUTRITION]],
    ['is empty where none is allowed', [NUTRITION, HEALTH], { maximum: 0 }, []],
    ['loses what the law forbids beside a purchase', [HEALTH], { boughtCodes: [MEAL, PAT] }, [NUTRITION]],
    ['loses the insurance with its food balance', [INSURANCE], { boughtCodes: [CAR] }, [NUTRITION]],
    ['loses what the company has', [HEALTH], { contractedCodes: [HEALTH] }, [NUTRITION]],
    ['does not get what the company has', [], { contractedCodes: [NUTRITION] }, []],
    ['loses what is not served', [HEALTH], { unservedCodes: [HEALTH] }, [NUTRITION]],
    ['loses what the offer does not have', [601], {}, [NUTRITION]],
  ]
  test.each(cases)('%s', (_what, chosen, change, expected) => {
    expect(normaliseAddOns(chosen, addOns, { ...facts, ...change })).toEqual(expected)
  })
})
