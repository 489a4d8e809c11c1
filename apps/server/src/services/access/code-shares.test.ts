import { describe, expect, test } from 'vitest'
import { type CodeRequester, type SentCode, secondsUntilNextCode } from './code-shares.ts'

const now = new Date('2026-11-21T12:00:00Z')
const HOUR = 3600

const asker: CodeRequester = {
  sessionId: 'own',
  subjectId: 'account',
  network: 'home',
  wideNetwork: 'home',
  standing: 'stranger',
  purposesOfNetwork: 2,
}
const sentAgo = (seconds: number, of: Partial<SentCode> = {}): SentCode => ({
  sessionId: 'own',
  subjectId: 'account',
  network: 'home',
  wideNetwork: of.network ?? 'home',
  isNewcomer: false,
  isOwners: false,
  ...of,
  sentAt: new Date(now.getTime() - seconds * 1000),
})
/** Codes that somebody else asked for, each in a session of its own. */
const strangers = (count: number, of: Partial<SentCode> = {}) =>
  Array.from({ length: count }, (_, nth) =>
    sentAgo(60 + nth, { sessionId: `s${nth}`, network: `n${nth}`, ...of }),
  )
const wait = (who: Partial<CodeRequester>, sent: readonly SentCode[]) =>
  secondsUntilNextCode({ ...asker, ...who }, sent, now)

describe('one who asks alone', () => {
  test('gets the first code at once, another 30 s after the last, seconds rounded up', () => {
    expect(wait({}, [])).toBe(0)
    expect(wait({}, [sentAgo(10)])).toBe(20)
    expect(wait({}, [sentAgo(29.5)])).toBe(1)
    expect(wait({}, [sentAgo(30)])).toBe(0)
  })

  test.each(['newcomer', 'stranger', 'owner'] as const)('gets five an hour as %s', (standing) => {
    const isOwners = standing === 'owner'
    const sent = [60, 120, 180, 240, 3000].map((seconds) =>
      sentAgo(seconds, { isNewcomer: standing === 'newcomer', isOwners }),
    )
    expect(wait({ standing }, sent)).toBe(600)
    expect(wait({ standing }, sent.slice(0, 4))).toBe(0)
  })

  test('gets five in all who signed up and then proved the e-mail', () => {
    const first = sentAgo(300, { isNewcomer: true, isOwners: true })
    const more = [60, 120, 180, 240].map((seconds) => sentAgo(seconds, { isOwners: true }))
    expect(wait({ standing: 'owner' }, [...more.slice(1), first])).toBe(0)
    expect(wait({ standing: 'owner' }, [...more, first])).toBe(HOUR - 300)
  })
})

describe('what strangers ask for', () => {
  test('leaves the owner three of five, however many and from wherever', () => {
    const many = [...strangers(5), ...strangers(40, { isNewcomer: true })]
    const own = [400, 500, 600].map((seconds) => sentAgo(seconds, { isOwners: true }))
    expect(wait({ standing: 'owner' }, many)).toBe(0)
    expect(wait({ standing: 'owner' }, [...many, ...own.slice(0, 2)])).toBe(0)
    expect(wait({ standing: 'owner' }, [...many, ...own])).toBe(HOUR - 600)
  })

  test('by registrations leaves who returns to an account three, however many networks they have', () => {
    const registrations = strangers(40, { isNewcomer: true })
    expect(wait({}, registrations)).toBe(0)
    const own = [400, 500, 600].map((seconds) => sentAgo(seconds))
    expect(wait({}, [...registrations, ...own.slice(0, 2)])).toBe(0)
    expect(wait({}, [...registrations, ...own])).toBe(HOUR - 600)
  })

  test('from one network leaves another one three', () => {
    const elsewhere = [60, 120, 180, 240, 300].map((seconds) =>
      sentAgo(seconds, { sessionId: 'other', network: 'elsewhere', isNewcomer: true }),
    )
    const own = [400, 500].map((seconds) => sentAgo(seconds, { isNewcomer: true }))
    expect(wait({ standing: 'newcomer' }, [...elsewhere, ...own])).toBe(0)
    expect(wait({ standing: 'newcomer' }, [...elsewhere, ...own, sentAgo(600)])).toBeGreaterThan(0)
  })

  test('from all of one wide network leaves others three, and those near it what each of its networks leaves', () => {
    const spread = [60, 120, 180, 240, 300, 360].map((seconds, nth) =>
      sentAgo(seconds, {
        sessionId: `s${nth}`,
        network: `/64 ${nth % 3}`,
        wideNetwork: '/48',
        isNewcomer: true,
      }),
    )
    const own = [400, 500].map((seconds) => sentAgo(seconds, { isNewcomer: true }))
    expect(wait({ standing: 'newcomer' }, [...spread, ...own])).toBe(0)
    const near = { standing: 'newcomer', network: '/64 9', wideNetwork: '/48' } as const
    expect(wait(near, spread)).toBeGreaterThan(0)
    expect(wait(near, spread.slice(0, 2))).toBe(0)
  })

  test('is five in all where each asks once', () => {
    for (const standing of ['newcomer', 'stranger'] as const) {
      const codes = strangers(5, { isNewcomer: standing === 'newcomer' })
      expect(wait({ standing }, codes.slice(0, 4))).toBe(0)
    }
    expect(wait({ standing: 'newcomer' }, strangers(5, { isNewcomer: true }))).toBeGreaterThan(0)
    expect(wait({}, strangers(5))).toBeGreaterThan(0)
    expect(wait({}, [sentAgo(600, { isOwners: true, sessionId: 'owner' }), ...strangers(4)])).toBeGreaterThan(
      0,
    )
  })

  test('for new registrations of an e-mail that has an account is two in all', () => {
    expect(wait({ standing: 'newcomerBeside' }, strangers(1, { isNewcomer: true }))).toBe(0)
    expect(wait({ standing: 'newcomerBeside' }, strangers(2, { isNewcomer: true }))).toBe(HOUR - 61)
    expect(wait({ standing: 'newcomerBeside' }, strangers(4))).toBe(0)
    expect(wait({ standing: 'newcomerBeside' }, strangers(5))).toBeGreaterThan(0)
  })

  test('is two purposes of one network, unless limits are relaxed; what was proved is none of them', () => {
    const two = strangers(2, { network: 'home' })
    expect(wait({}, two)).toBe(HOUR - 61)
    expect(wait({ purposesOfNetwork: Number.POSITIVE_INFINITY }, two)).toBe(0)
    expect(wait({ network: 'elsewhere' }, two)).toBe(0)
    expect(wait({}, [...two.slice(1), sentAgo(300, { sessionId: 'proved', isOwners: true })])).toBe(0)
    // More for a purpose that is there already.
    expect(wait({}, [sentAgo(40), ...two.slice(1)])).toBe(0)
  })

  test('in another session or for something else is no reason to wait half a minute', () => {
    expect(wait({}, [sentAgo(10, { sessionId: 'other' })])).toBe(0)
    expect(wait({}, [sentAgo(10, { subjectId: 'other' })])).toBe(0)
  })
})

test('codes of a clock that was ahead shut nobody out; a little ahead is another process', () => {
  const ahead = [1, 2, 3, 4, 5].map(() => sentAgo(-7200))
  expect(wait({}, ahead)).toBe(0)
  expect(wait({}, [sentAgo(-1)])).toBe(31)
  expect(wait({}, [sentAgo(-60)])).toBe(90)
  expect(wait({}, [sentAgo(-61)])).toBe(0)
})
