import { expect, test } from 'vitest'
import { paperProtection } from '../../../test/support/paper-protection.ts'
import { giveBackTry, recordTry, type TryOf } from './card-tries.ts'

const OF: TryOf = {
  sessionId: 'a-session',
  address: '203.0.113.7',
  cardNumber: '4024007153760011',
  issuerCode: 'VRPAT',
  cnpj: '11222333000181',
  payer: 'an-account',
}
const OWN = [
  ['cardTriesOfSession', 'a-session'],
  ['cardTriesOfCard', '4024007153760011'],
  ['cardTriesOfAddress', '203.0.113.7'],
]
const OF_PAYER = ['cardTriesOfPayer', 'VRPAT 11222333000181 an-account']
const OF_COMPANY = ['cardTriesOfCompany', 'VRPAT 11222333000181']

test('a try counts on session, card, address and what the payer has at the company, a stranger’s own first', async () => {
  const { protection, taken, givenBack } = paperProtection()
  expect(await recordTry(OF, protection)).toBeNull()
  expect(taken).toEqual([...OWN, OF_PAYER])
  expect(givenBack).toEqual([])
})

test.each(OWN.map(([limit], at) => [limit, at] as const))(
  'a try that %s refuses counts on nobody, and asks nobody further',
  async (limit = '', at) => {
    const { protection, taken, givenBack } = paperProtection({ [limit]: 77 })
    expect(await recordTry(OF, protection)).toEqual({ limit, seconds: 77 })
    expect(taken).toEqual(OWN.slice(0, at + 1))
    expect(givenBack).toEqual(OWN.slice(0, at))
  },
)

test('a payer whose own tries are used up has those that all of the company share', async () => {
  const { protection, taken, givenBack } = paperProtection({ cardTriesOfPayer: 77 })
  expect(await recordTry(OF, protection)).toBeNull()
  expect(taken).toEqual([...OWN, OF_PAYER, OF_COMPANY])
  expect(givenBack).toEqual([])
  const full = paperProtection({ cardTriesOfPayer: 77, cardTriesOfCompany: 88 })
  expect(await recordTry(OF, full.protection)).toEqual({ limit: 'cardTriesOfCompany', seconds: 77 })
  expect(full.givenBack).toEqual(OWN)
})

test('a card that was authorised counts on its session and company, and on nobody else', async () => {
  const { protection, taken, givenBack } = paperProtection()
  await giveBackTry(OF, protection)
  expect(taken).toEqual([])
  expect(givenBack.map(([limit]) => limit)).toEqual(['cardTriesOfCard', 'cardTriesOfAddress'])
})
