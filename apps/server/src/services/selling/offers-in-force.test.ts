import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { expect, test } from 'vitest'
import { offersInForce } from './offers-in-force.ts'

const issuers = [...(await loadContent(DEFAULT_ROOT)).values()]
const issuer = issuers.find(({ offers }) => offers.length > 0)
const [channel] = issuer?.channels ?? []
const [offer] = issuer?.offers ?? []
const [item] = offer?.items ?? []
if (!issuer || !channel || !offer || !item) throw new Error('the shipped content has an offer')
const both = { ...offer, items: [item, { ...item, productCode: item.productCode + 1 }] }
const content = { ...issuer, offers: [both] }
const codes = both.items.map(({ productCode }) => productCode)

test.each([
  ['everything', null, [both]],
  ['all products of an offer', codes, [both]],
  ['one of the two products', codes.slice(1), []],
  ['neither', [], []],
])('a channel that sells %s', (_what, productCodes, expected) => {
  expect(offersInForce(content, { ...channel, productCodes })).toEqual(expected)
})
