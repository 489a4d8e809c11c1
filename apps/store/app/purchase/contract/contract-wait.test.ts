import { describe, expect, test } from 'vitest'
import { readContractWait, retriesByItself } from './contract-wait.ts'

describe('a contract that has to wait', () => {
  test.each([
    [
      { code: 503, retryAfter: 5 },
      { seconds: 5, isShort: true },
    ],
    [
      { code: 503, retryAfter: 0.2 },
      { seconds: 1, isShort: true },
    ],
    [
      { code: 429, retryAfter: 2 },
      { seconds: 2, isShort: true },
    ],
    [{ code: 429 }, { seconds: 5, isShort: true }],
    [
      { code: 429, retryAfter: 3599.2 },
      { seconds: 3600, isShort: false },
    ],
  ] as const)('is told by %o', (problem, wait) => {
    expect(readContractWait(problem)).toEqual(wait)
  })

  test.each([
    ['a closed store', { code: 503, retryAfter: 120 }],
    ['a 503 that names no time', { code: 503 }],
    ['a refusal that no wait mends', { code: -800, retryAfter: 5 }],
  ] as const)('is not told by %s', (_, problem) => {
    expect(readContractWait(problem)).toBeNull()
  })

  test('is asked for five times by itself, and not where that would take long', () => {
    const soon = { seconds: 5, isShort: true }
    expect([0, 4, 5].map((tries) => retriesByItself(soon, tries))).toEqual([true, true, false])
    expect(retriesByItself({ seconds: 600, isShort: false }, 0)).toBe(false)
  })
})
