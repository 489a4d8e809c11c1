import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { expect, test } from 'vitest'
import type { Lead } from '../../repositories/leads.ts'
import { mayConclude } from './may-conclude.ts'

const contentOf = (accessManagement: boolean) =>
  ({
    issuer: { features: { accessManagement } },
    channels: [
      { code: 'default', features: { accessManagement: true } },
      { code: 'parceiro', features: { accessManagement: false } },
    ],
  }) as unknown as IssuerContent

test.each([
  ['default', false, false, false],
  ['default', true, false, true],
  ['parceiro', false, true, true],
  ['gone', false, true, false],
  ['gone', false, false, true],
  ['gone', true, true, true],
])('at channel %s, verified: %s, accounts of the issuer: %s', (channel, isVerified, accounts, expected) => {
  expect(mayConclude({ channel, isVerified } as Lead, contentOf(accounts))).toBe(expected)
})
