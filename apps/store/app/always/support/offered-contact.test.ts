import { expect, test } from 'vitest'
import { phoneLink } from './offered-contact.ts'

test('phones dial Brazilian numbers', () => {
  expect(phoneLink('(11) 4000-0102')).toBe('tel:+551140000102')
  expect(phoneLink('0800 000 0101')).toBe('tel:08000000101')
  expect(phoneLink('4000-0101')).toBe('tel:40000101')
})
