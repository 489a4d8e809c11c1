import type { Cnpj } from '@benefits/domain/document/types'
import { expect, test } from 'vitest'
import { paperProtection } from '../../../test/support/paper-protection.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import { mayRevealAccount } from './may-reveal-account.ts'

const cnpj = '11222333000181' as Cnpj
const context = {
  sessionId: 'a-session',
  address: '203.0.113.7',
  requestId: 'a-request',
  content: { issuer: { code: 'VRPAT' } },
} as unknown as CallContext
const KEYS: readonly (readonly [LimitName, string])[] = [
  ['takenOfSession', 'a-session'],
  ['takenOfAddress', '203.0.113.7'],
  ['takenOfCompany', 'VRPAT 11222333000181'],
]

test('what is taken is told while session, address and company have asked little, and counts on each', async () => {
  const paper = paperProtection()
  expect(await mayRevealAccount(cnpj, context, paper as unknown as Parts)).toBe(true)
  expect(paper.taken).toEqual(KEYS)
  expect(paper.told).toEqual([])
})

test.each(KEYS)('where %s has none left it is not, which is told', async (limit) => {
  const paper = paperProtection({ [limit]: 77 })
  expect(await mayRevealAccount(cnpj, context, paper as unknown as Parts)).toBe(false)
  expect(paper.taken).toEqual(KEYS)
  expect(paper.told).toEqual([['limitReached', { reqId: 'a-request', issuer: 'VRPAT', reason: 'taken' }]])
})
