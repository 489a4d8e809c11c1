import { describe, expect, test } from 'vitest'
import { isCrossSell } from './is-cross-sell.ts'
import { type EntryFacts, mayEnter } from './may-enter.ts'
import { CALLS_BEFORE, entryStep, nextStep, type ProceedFacts } from './next-step.ts'

const stranger: ProceedFacts = {
  from: 'cart',
  hasAccessManagement: true,
  hasAccess: false,
  isCodeValidated: false,
  customerType: null,
  isEmbedded: false,
}
const unverified = { hasAccess: true } as const
const verified = { hasAccess: true, isCodeValidated: true } as const

describe('a proceed button', () => {
  test.each([
    ['a stranger', {}, 'access'],
    ['a company without contracts', { customerType: 'noContracts' }, 'access'],
    ['somebody with access and no code', unverified, 'verification'],
    ['somebody with access and no code, whatever else', { ...unverified, isEmbedded: true }, 'verification'],
    ['a company with products left', { customerType: 'withAvailableProducts' }, 'summary'],
    ['an embedded visitor', { isEmbedded: true }, 'summary'],
    ['a validated code', verified, 'summary'],
    ['a validated code, from the code screen', { ...verified, from: 'verification' }, 'checkoutCart'],
    ['the cart after the code', { ...verified, from: 'checkoutCart' }, 'summary'],
    ['the summary', { ...verified, from: 'summary' }, 'conclusion'],
    [
      'no access management, from the product cards',
      { hasAccessManagement: false, from: 'modalityPage' },
      'orderCart',
    ],
    [
      'no access management, from the order cart',
      { hasAccessManagement: false, from: 'orderCart' },
      'companyData',
    ],
    ['no access management, from the review', { hasAccessManagement: false, from: 'summary' }, 'orderDone'],
    ['no access management, from a cart', { hasAccessManagement: false }, 'companyData'],
  ] as const)('leads %s on', (_name, facts, step) => {
    expect(nextStep({ ...stranger, ...facts })).toBe(step)
  })
  test('the summary and the cart after the code open once type, lead and cart are told', () => {
    expect(CALLS_BEFORE.summary).toEqual(['customerType', 'registerLead', 'registerCart'])
    expect(CALLS_BEFORE.checkoutCart).toEqual(CALLS_BEFORE.summary)
    expect(CALLS_BEFORE.conclusion).toEqual(['hire'])
  })
})

test.each([
  ['with access, not validated', unverified, 'verification'],
  ['with access, validated', verified, 'checkoutCart'],
  ['without access', {}, 'access'],
  ['without the feature', { hasAccessManagement: false }, 'companyData'],
] as const)('entering the checkout %s', (_name, facts, step) => {
  expect(entryStep({ ...stranger, ...facts })).toBe(step)
})

describe('a page opens', () => {
  const nothing: EntryFacts = {
    hasModality: false,
    isCartEmpty: true,
    hasOffer: false,
    hasAccountId: false,
    hasCompany: false,
    hasLead: false,
    hasPricing: false,
  }
  const cart = { hasModality: true, isCartEmpty: false }
  test.each([
    ['summary', cart, { hasModality: true }],
    ['summary', cart, { isCartEmpty: false, hasOffer: true }],
    ['checkoutCart', cart, { hasModality: true }],
    ['orderCart', cart, { isCartEmpty: false }],
    ['access', cart, { isCartEmpty: false }],
    ['access', { hasOffer: true }, {}],
    ['verification', { hasAccountId: true }, cart],
    ['companyData', { hasCompany: true }, cart],
    ['companyData', { hasLead: true }, cart],
    ['conclusion', { isCartEmpty: false, hasPricing: true }, { isCartEmpty: false }],
    ['conclusion', { isCartEmpty: false, hasPricing: true }, { hasPricing: true }],
    ['orderReview', { ...cart, hasPricing: true }, cart],
    ['orderReview', { ...cart, hasPricing: true }, { hasModality: true, hasPricing: true }],
    ['orderReview', { ...cart, hasPricing: true }, { isCartEmpty: false, hasPricing: true }],
    ['orderDone', { isCartEmpty: false, hasPricing: true }, { isCartEmpty: false }],
  ] as const)('%s with %o and not with %o', (step, enough, short) => {
    expect(mayEnter(step, { ...nothing, ...enough })).toBe(true)
    expect(mayEnter(step, { ...nothing, ...short })).toBe(false)
  })
})

test('finishing is no cross-sell where the company has the modality already', () => {
  const contracted = [{ code: 27, groupCode: 0, name: '' }]
  expect(isCrossSell(0, contracted)).toBe(false)
  expect(isCrossSell(207, contracted)).toBe(true)
  expect(isCrossSell(207, [])).toBe(true)
})
