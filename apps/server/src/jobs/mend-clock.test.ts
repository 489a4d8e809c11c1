import { expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { createClockMend } from './mend-clock.ts'

/** A mend whose clocks a test sets; tells how often jobs were looked through. */
function mending() {
  const at = { own: 0, database: 1_000_000 }
  let looked = 0
  const mend = createClockMend(
    {} as Db,
    { now: () => at.own },
    {
      readClock: async () => at.database,
      rescheduleJobs: async () => {
        looked += 1
      },
    },
  )
  const pass = (own: number, database: number) => {
    at.own += own
    at.database += database
  }
  return { mend, pass, looked: () => looked }
}

test('jobs are looked through at first, and not again while the clock goes on', async () => {
  const { mend, pass, looked } = mending()
  for (let minute = 0; minute < 5; minute++) {
    await mend()
    pass(60_000, 60_000 + (minute % 2 ? 3_000 : -3_000))
  }
  expect(looked()).toBe(1)
})

test('a clock that was set back is noticed once, and one that leaps ahead is not', async () => {
  const { mend, pass, looked } = mending()
  await mend()
  pass(60_000, -3600_000)
  await mend()
  await mend()
  expect(looked()).toBe(2)
  pass(60_000, 7200_000)
  await mend()
  expect(looked()).toBe(2)
})

test('a look that failed is made up for', async () => {
  let tries = 0
  const mend = createClockMend(
    {} as Db,
    { now: () => 0 },
    {
      readClock: async () => 0,
      rescheduleJobs: async () => {
        tries += 1
        if (tries === 1) throw new Error('away')
      },
    },
  )
  await expect(mend()).rejects.toThrow('away')
  await mend()
  await mend()
  expect(tries).toBe(2)
})
