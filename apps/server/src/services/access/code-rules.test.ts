import { describe, expect, test } from 'vitest'
import { codeState, secondsUntilNextCode } from './code-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const inTenMinutes = new Date(now.getTime() + 600_000)

describe('codeState', () => {
  test.each([
    ['no code', undefined, 'gone'],
    ['a fresh code', { wrongTries: 0, usedAt: null, expiresAt: inTenMinutes }, 'usable'],
    ['a code after four wrong tries', { wrongTries: 4, usedAt: null, expiresAt: inTenMinutes }, 'usable'],
    [
      'a code after five wrong tries',
      { wrongTries: 5, usedAt: null, expiresAt: inTenMinutes },
      'tooManyTries',
    ],
    ['such a code once it is over too', { wrongTries: 5, usedAt: null, expiresAt: ago(1) }, 'tooManyTries'],
    ['a used code', { wrongTries: 0, usedAt: ago(5), expiresAt: inTenMinutes }, 'gone'],
    ['a code at the end of its ten minutes', { wrongTries: 0, usedAt: null, expiresAt: now }, 'gone'],
  ] as const)('%s', (_name, code, state) => {
    expect(codeState(code, now)).toBe(state)
  })
})

describe('secondsUntilNextCode', () => {
  const own = { sessionId: 'own', subjectId: 'account', isProven: false }
  const asker = { sessionId: 'own', subjectId: 'account', standing: 'newcomer' } as const
  const sentAgo = (seconds: number, of: Partial<typeof own> = {}) => ({ ...own, ...of, sentAt: ago(seconds) })

  test('a first code goes at once', () => {
    expect(secondsUntilNextCode(asker, [], now)).toBe(0)
  })

  test('another waits until 30 s after the last, seconds rounded up', () => {
    expect(secondsUntilNextCode(asker, [sentAgo(10)], now)).toBe(20)
    expect(secondsUntilNextCode(asker, [sentAgo(29.5)], now)).toBe(1)
    expect(secondsUntilNextCode(asker, [sentAgo(30)], now)).toBe(0)
  })

  test('another session’s last code, and one for something else, are no reason to wait', () => {
    expect(secondsUntilNextCode(asker, [sentAgo(10, { sessionId: 'other' })], now)).toBe(0)
    expect(secondsUntilNextCode(asker, [sentAgo(10, { subjectId: 'other' })], now)).toBe(0)
  })

  test('a sixth waits until the first of the five is an hour old, whoever asked for them', () => {
    const sent = [60, 120, 180, 240, 3000].map((seconds) => sentAgo(seconds, { sessionId: 'other' }))
    expect(secondsUntilNextCode(asker, sent, now)).toBe(600)
    expect(secondsUntilNextCode({ ...asker, standing: 'stranger' }, sent, now)).toBe(600)
    expect(secondsUntilNextCode(asker, sent.slice(0, 4), now)).toBe(0)
  })

  test('the owner gets one more where strangers asked for all five, and five at the most otherwise', () => {
    const owner = { ...asker, standing: 'owner' } as const
    const strangers = [60, 120, 180, 240, 3000].map((seconds) => sentAgo(seconds, { sessionId: 'other' }))
    expect(secondsUntilNextCode(owner, strangers, now)).toBe(0)
    const withOwners = [sentAgo(40, { isProven: true }), ...strangers]
    expect(secondsUntilNextCode(owner, withOwners, now)).toBe(3600 - 240)
    const own = [60, 120, 180, 240, 3000].map((seconds) => sentAgo(seconds, { isProven: true }))
    expect(secondsUntilNextCode(owner, own, now)).toBe(600)
    const before = sentAgo(3300, { isProven: true })
    expect(secondsUntilNextCode(owner, [...strangers, before], now)).toBe(300)
  })

  test('codes of a clock that was ahead shut nobody out; a little ahead is another process', () => {
    expect(
      secondsUntilNextCode(
        asker,
        [1, 2, 3, 4, 5].map(() => sentAgo(-7200)),
        now,
      ),
    ).toBe(0)
    expect(secondsUntilNextCode(asker, [sentAgo(-1)], now)).toBe(31)
    expect(secondsUntilNextCode(asker, [sentAgo(-60)], now)).toBe(90)
    expect(secondsUntilNextCode(asker, [sentAgo(-61)], now)).toBe(0)
  })
})
