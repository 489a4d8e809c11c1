import { expect, it } from 'vitest'
import { countWindows } from './count-windows.ts'

const START = Date.parse('2026-11-20T12:00:00Z')

it('lets `max` through per window and key, then tells how long to wait', () => {
  const counter = countWindows({ max: 2, windowMs: 60_000, capacity: 10 })
  expect([counter.take('a', START), counter.take('a', START + 1000)]).toEqual([0, 0])
  expect(counter.take('a', START + 2000)).toBe(58)
  expect(counter.take('b', START + 2000)).toBe(0)
  expect(counter.take('a', START + 60_000)).toBe(0)
})

it('looks without counting', () => {
  const counter = countWindows({ max: 1, windowMs: 60_000, capacity: 10 })
  expect([counter.peek('a', START), counter.peek('a', START)]).toEqual([0, 0])
  counter.take('a', START)
  expect(counter.peek('a', START + 30_000)).toBe(30)
  expect(counter.peek('a', START + 60_000)).toBe(0)
})

it('forgets the key that began first when it is full', () => {
  const counter = countWindows({ max: 1, windowMs: 60_000, capacity: 2 })
  for (const key of ['a', 'b', 'c']) counter.take(key, START)
  expect(counter.take('a', START)).toBe(0)
  expect(counter.take('c', START)).toBeGreaterThan(0)
})

it('shuts nobody out for the time by which the clock was set back', () => {
  const counter = countWindows({ max: 1, windowMs: 60_000, capacity: 10 })
  counter.take('a', START)
  expect(counter.take('a', START)).toBe(60)
  const back = START - 7_200_000
  expect(counter.peek('a', back)).toBe(0)
  expect(counter.take('a', back)).toBe(0)
  expect(counter.take('a', back + 1000)).toBe(59)
})
