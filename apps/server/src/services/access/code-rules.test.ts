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
  test('a first code goes at once', () => {
    expect(secondsUntilNextCode([], now)).toBe(0)
  })

  test('another waits until 30 s after the last, seconds rounded up', () => {
    expect(secondsUntilNextCode([ago(10)], now)).toBe(20)
    expect(secondsUntilNextCode([ago(29.5)], now)).toBe(1)
    expect(secondsUntilNextCode([ago(30)], now)).toBe(0)
  })

  test('a sixth waits until the first of the five is an hour old', () => {
    const sent = [ago(60), ago(120), ago(180), ago(240), ago(3000)]
    expect(secondsUntilNextCode(sent, now)).toBe(600)
    expect(secondsUntilNextCode(sent.slice(0, 4), now)).toBe(0)
  })
})
