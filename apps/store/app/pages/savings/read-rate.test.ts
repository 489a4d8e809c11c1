import { expect, test } from 'vitest'
import { readRate, writeRate } from './read-rate.ts'

test.each([
  ['20', 2000],
  ['5,8', 580],
  [' 5.80 % ', 580],
  ['2,4690', 246.9],
  ['0,5001', 50.01],
  ['\u200b5,8', 580],
  ['0', 0],
  ['100', 10_000],
] as const)('%j is a rate', (text, basisPoints) => {
  expect(readRate(text)).toBe(basisPoints)
  expect(readRate(writeRate(basisPoints))).toBe(basisPoints)
})

test.each(['', 'vinte', '-1', '100,01', '1000', '5,80101', '1,2,3'])('%j is none', (text) => {
  expect(readRate(text)).toBeNull()
})
