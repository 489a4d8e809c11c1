import { expect, it } from 'vitest'
import { saoPauloInstant } from './sao-paulo-instant.ts'

it('writes the same instant on the clock of São Paulo, summer time of old included', () => {
  expect(saoPauloInstant(new Date('2026-11-21T13:00:00.250Z'))).toBe('2026-11-21T10:00:00.250-03:00')
  expect(saoPauloInstant(new Date('2018-12-25T01:30:00Z'))).toBe('2018-12-24T23:30:00.000-02:00')
})
