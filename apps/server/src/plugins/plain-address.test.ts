import { expect, it } from 'vitest'
import { plainAddress } from './plain-address.ts'

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['::1', '::1'],
])('%s is written %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})
