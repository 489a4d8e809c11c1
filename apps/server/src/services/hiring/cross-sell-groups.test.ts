import { line, planLine } from '@benefits/domain/cart/sample-order-lines'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { CONTENT } from '@benefits/domain/pricing/sample-content'
import { expect, test } from 'vitest'
import { crossSellGroups } from './cross-sell-groups.ts'

const content = CONTENT as unknown as IssuerContent
const lines = [
  line(27, 1, 10_000),
  line(34, 1, 10_000),
  line(900, 2, 10_000),
  planLine(20153, 10),
  line(680, 1, 0),
]
const of = (...groupCodes: number[]) =>
  crossSellGroups(
    { lines },
    groupCodes.map((groupCode) => ({ code: 1, groupCode, name: '' })),
    content,
  )

test('every group of a new company is new to it, each once, and services are of none', () => {
  expect(of()).toEqual(['default', 'mobility', 'hcm'])
})

test('a group of which the company has something is enlarged, not sold across', () => {
  expect(of(900)).toEqual(['default', 'hcm'])
  expect(of(0, 900, 20000)).toEqual([])
})
