import { COST_PART_LAWS } from '@benefits/copy/savings-texts'
import { expect, test } from 'vitest'
import { shortLaw } from './short-law.ts'

test('a law beside a number has no year, and keeps everything else', () => {
  expect(shortLaw(COST_PART_LAWS.salary)).toBe('CLT, art. 457, § 2º; Lei 8.212, art. 28, § 9º, c')
  expect(shortLaw('Decreto 12.797/2025')).toBe('Decreto 12.797')
  expect(shortLaw('Constituição, art. 7º, XVII')).toBe('Constituição, art. 7º, XVII')
})
