import { expect, test } from 'vitest'
import { checkPlanRank } from './check-plan-rank.ts'

const PLANS = [
  { code: 1, rank: 0 },
  { code: 2, rank: 1 },
  { code: 3, rank: 2 },
]

test.each([
  ['a first plan', 1, [], null],
  ['a step up', 2, [1], null],
  ['the same plan', 2, [2], 'planAlreadyContracted'],
  ['a step down', 1, [3], 'downgradeRefused'],
  ['below the highest of several', 2, [1, 3], 'downgradeRefused'],
  ['above the highest of several', 2, [1, 34], null],
  ['another product only', 0, [34], null],
] as const)('%s', (_, rank, codes, problem) => {
  const contracted = codes.map((code) => ({ code }))
  expect(checkPlanRank({ rank: rank === 0 ? 0 : rank - 1 }, contracted, PLANS)).toBe(problem)
})
