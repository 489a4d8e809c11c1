import { expect, test } from 'vitest'
import { nearestColumn } from './nearest-column.ts'

const starts = [0, 320, 640, 960]

test('the column that is nearest to what is scrolled is the one that is seen', () => {
  expect([0, 150, 170, 320, 650].map((scrolled) => nearestColumn(starts, scrolled))).toEqual([0, 0, 1, 1, 2])
})

test('at the end the last column is seen, though it cannot come to the start', () => {
  expect(nearestColumn(starts, 906)).toBe(3)
})

test('without columns it is the first', () => {
  expect(nearestColumn([], 0)).toBe(0)
})
