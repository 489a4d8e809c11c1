import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { expect, test } from 'vitest'
import { issuerItems, issuerPricing } from './issuer-pricing.ts'

const issuers = [...(await loadContent(DEFAULT_ROOT)).values()]
const [issuer] = issuers
const [channel, other] = issuer?.channels ?? []
if (!issuer || !channel || !other) throw new Error('the shipped content has an issuer with two channels')

test('what a channel sells is read from the content once', () => {
  expect(issuerPricing(issuer, channel)).toBe(issuerPricing(issuer, channel))
  expect(issuerPricing(issuer, channel)).not.toBe(issuerPricing(issuer, other))
  expect(issuerItems(issuer)).toBe(issuerItems(issuer))
})
