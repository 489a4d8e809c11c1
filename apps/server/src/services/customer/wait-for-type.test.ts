import type { Cnpj } from '@benefits/domain/document/types'
import { describe, expect, test } from 'vitest'
import { paperProtection } from '../../../test/support/paper-protection.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import { waitForType } from './wait-for-type.ts'

const cnpj = '11222333000181' as Cnpj
const context = {
  sessionId: 'a-session',
  address: '2001:db8::7',
  requestId: 'a-request',
  content: { issuer: { code: 'VRPAT' } },
} as unknown as CallContext
const atCompany = '2001:db8::7 VRPAT 11222333000181'
const ofSession = ['typesOfSession', 'a-session']
const ofAddress = ['typesOfAddressAtCompany', atCompany]
const ofCompany = ['typesOfCompany', 'VRPAT 11222333000181']
const few = ['fewTypesAtCompany', atCompany]

const ask = async (full: Partial<Record<LimitName, number>>) => {
  const paper = paperProtection(full)
  const seconds = await waitForType(cnpj, context, paper as unknown as Parts)
  return { seconds, taken: paper.taken, told: paper.told }
}

describe('who asks for a customer type', () => {
  test('is counted by session, by network at the company and by company', async () => {
    expect(await ask({})).toEqual({ seconds: 0, taken: [ofSession, ofAddress, ofCompany], told: [] })
  })

  test.each<[LimitName, readonly (readonly string[])[]]>([
    ['typesOfSession', [ofSession]],
    ['typesOfAddressAtCompany', [ofSession, ofAddress]],
  ])('waits where %s has none left, which is told and counts no further', async (limit, taken) => {
    expect(await ask({ [limit]: 77 })).toEqual({
      seconds: 77,
      taken,
      told: [['limitReached', { reqId: 'a-request', issuer: 'VRPAT', reason: limit }]],
    })
  })

  test('has a few answers left at a company that is asked about too often, and then waits for the company', async () => {
    const taken = [ofSession, ofAddress, ofCompany, few]
    expect(await ask({ typesOfCompany: 77 })).toEqual({ seconds: 0, taken, told: [] })
    expect(await ask({ typesOfCompany: 77, fewTypesAtCompany: 5 })).toEqual({
      seconds: 77,
      taken,
      told: [['limitReached', { reqId: 'a-request', issuer: 'VRPAT', reason: 'typesOfCompany' }]],
    })
  })
})
