import { expect, it } from 'vitest'
import { isPayableByCard, type PaymentFacts } from './is-payable-by-card.ts'

const hr: PaymentFacts = { hasFeature: true, offerCode: null, lineTypes: ['hcm'] }

it.each([
  ['an HR cart', hr, true],
  ['with the feature off', { ...hr, hasFeature: false }, false],
  ['with an offer', { ...hr, offerCode: '7001' }, false],
  ['with a card beside the plan', { ...hr, lineTypes: ['hcm', 'benefit'] }, false],
  ['with an add-on beside the plan', { ...hr, lineTypes: ['hcm', 'addOn'] }, false],
  ['a mobility cart', { ...hr, lineTypes: ['mobility'] }, false],
  ['an empty cart', { ...hr, lineTypes: [] }, false],
] as const satisfies readonly (readonly [string, PaymentFacts, boolean])[])(
  '%s',
  (_which, facts, isPayable) => {
    expect(isPayableByCard(facts)).toBe(isPayable)
  },
)
