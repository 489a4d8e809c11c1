import { expect, test } from 'vitest'
import { nextLimit } from './run-retention.ts'

test('a batch that held its rows for too long is followed by half as many, down to one', () => {
  expect([nextLimit(100, 90), nextLimit(25, 51), nextLimit(1, 500)]).toEqual([50, 12, 1])
})

test('one that took far less is followed by twice as many, up to a hundred', () => {
  expect([nextLimit(12, 5), nextLimit(80, 5), nextLimit(100, 1), nextLimit(50, 30)]).toEqual([
    24, 100, 100, 50,
  ])
})
