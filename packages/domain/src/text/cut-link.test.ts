import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutLink } from './cut-link.ts'

test.each(['.', ',', ')', '>', '*', ' ', '\u200B', ').', '*.', '\u00A0', '”', '…', '~', '%'])(
  'what a chat adds to a link is cut off: %j',
  (added) => {
    expect(cutLink(`AQEQNgrg1AMAAAAiL11-_${added}`)).toBe('AQEQNgrg1AMAAAAiL11-_')
  },
)

test('what may belong to a code stays, and so does what stands within it', () => {
  fc.assert(
    fc.property(fc.base64String(), (text) => {
      const code = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      expect(cutLink(code)).toBe(code)
    }),
  )
  for (const code of ['AQ.EQ', 'AQ\0', 'AQ é', '']) expect(cutLink(code)).toBe(code)
})
