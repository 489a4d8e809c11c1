import { describe, expect, test } from 'vitest'
import { codeState } from './code-rules.ts'

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
