import { expect, test } from 'vitest'
import { MODALITIES, PLANS, PRODUCTS } from '../catalogue/sample-catalogue.ts'
import { pricingItems } from './pricing-item.ts'

const items = pricingItems({ products: PRODUCTS, modalities: MODALITIES, plans: PLANS })

test('a product is sold as its modality says, with what may be added to it', () => {
  expect(items.get(2071)).toEqual({
    code: 2071,
    name: 'Multi meal',
    groupCode: 207,
    group: 'multi',
    lineType: 'benefit',
    isWallet: true,
    isFood: true,
    unservedStates: [],
    marketplaceFrom: null,
    additionalCodes: new Set([602]),
    serviceCodes: new Set([602]),
    plan: null,
  })
  expect(items.has(500)).toBe(false)
})

test('a plan without a product of its code is sold in the HR group, everywhere', () => {
  const [essencial] = PLANS
  expect(items.get(20151)).toEqual({
    code: 20151,
    name: 'Plan essencial',
    groupCode: 20000,
    group: 'hcm',
    lineType: 'hcm',
    isWallet: false,
    isFood: false,
    unservedStates: [],
    marketplaceFrom: null,
    additionalCodes: new Set([301, 302, 303]),
    serviceCodes: new Set(),
    plan: essencial,
  })
})

test('a plan takes place and unserved states from the product of its code', () => {
  const [plan] = PLANS
  const product = PRODUCTS.find(({ code }) => code === 34)
  if (!plan || !product) throw new Error('the sample has both')
  const products = [{ ...product, code: plan.code }]
  const [item] = pricingItems({ products, modalities: MODALITIES, plans: [plan] }).values()
  expect(item).toMatchObject({ groupCode: 0, unservedStates: ['AC'], plan })
})

test('without an HR group no plan is sold', () => {
  const modalities = MODALITIES.filter(({ serviceGroup }) => serviceGroup !== 'hcm')
  expect(pricingItems({ products: [], modalities, plans: PLANS }).size).toBe(0)
})
