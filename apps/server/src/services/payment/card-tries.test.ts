import { expect, test } from 'vitest'
import { paperProtection } from '../../../test/support/paper-protection.ts'
import { giveBackTry, recordTry, type TryOf } from './card-tries.ts'

const OF: TryOf = {
  sessionId: 'a-session',
  address: '203.0.113.7',
  cardNumber: '4024007153760011',
  issuerCode: 'VRPAT',
  cnpj: '11222333000181',
  isNewcomer: false,
}
const KEYS = [
  ['cardTriesOfSession', 'a-session'],
  ['cardTriesOfCard', '4024007153760011'],
  ['cardTriesOfAddress', '203.0.113.7'],
  ['cardTriesOfCompany', 'VRPAT 11222333000181'],
]

test('a try counts on session, card, address and company, a stranger’s own first', async () => {
  const { protection, taken, givenBack } = paperProtection()
  expect(await recordTry(OF, protection)).toBeNull()
  expect(taken).toEqual(KEYS)
  expect(givenBack).toEqual([])
})

test.each(KEYS.map(([limit], at) => [limit, at] as const))(
  'a try that %s refuses counts on nobody, and asks nobody further',
  async (limit = '', at) => {
    const { protection, taken, givenBack } = paperProtection({ [limit]: 77 })
    expect(await recordTry(OF, protection)).toEqual({ limit, seconds: 77 })
    expect(taken).toEqual(KEYS.slice(0, at + 1))
    expect(givenBack).toEqual(taken)
  },
)

test('a try of who came after others counts on their share too, before it counts on the company', async () => {
  const newcomer = { ...OF, isNewcomer: true }
  const share = ['cardTriesOfNewcomers', 'VRPAT 11222333000181']
  const { protection, taken } = paperProtection()
  expect(await recordTry(newcomer, protection)).toBeNull()
  expect(taken).toEqual([...KEYS.slice(0, 3), share, KEYS[3]])
  const full = paperProtection({ cardTriesOfNewcomers: 77 })
  expect(await recordTry(newcomer, full.protection)).toEqual({ limit: 'cardTriesOfNewcomers', seconds: 77 })
  expect(full.taken).toEqual([...KEYS.slice(0, 3), share])
  expect(full.givenBack).toEqual(full.taken)
})

test('a card that was authorised counts on its session and company, and on nobody else', async () => {
  const { protection, taken, givenBack } = paperProtection()
  await giveBackTry(OF, protection)
  expect(taken).toEqual([])
  expect(givenBack.map(([limit]) => limit)).toEqual(['cardTriesOfCard', 'cardTriesOfAddress'])
})
