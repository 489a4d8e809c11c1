import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const HOUR = 3_600_000

/** A wall clock that can be set and a count that cannot. */
function startClocks() {
  let wall = Date.parse('2026-11-20T14:00:00Z')
  let count = 0
  const read = createSteadyClock(
    () => new Date(wall),
    () => count,
  )
  return {
    hour: () => read().toISOString().slice(11, 16),
    pass: (ms: number) => {
      wall += ms
      count += ms
    },
    set: (ms: number) => {
      wall += ms
    },
  }
}

test('reads as the wall clock does, also where that is set forward', () => {
  const clocks = startClocks()
  clocks.pass(HOUR)
  expect(clocks.hour()).toBe('15:00')
  clocks.set(HOUR)
  expect(clocks.hour()).toBe('16:00')
})

test('goes on at its own pace while the wall clock is set back, and with it again once that is right', () => {
  const clocks = startClocks()
  clocks.set(-2 * HOUR)
  expect(clocks.hour()).toBe('14:00')
  clocks.pass(HOUR)
  expect(clocks.hour()).toBe('15:00')
  clocks.set(2 * HOUR)
  clocks.pass(HOUR)
  expect(clocks.hour()).toBe('16:00')
})
