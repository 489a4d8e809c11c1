import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseCode } from '../access/verification-code.ts'
import { formatDateMask } from '../calendar/format-date.ts'
import { formatMobile } from '../contact/format-phone.ts'
import { stripEmail } from '../contact/parse-email.ts'
import { stripName } from '../contact/parse-name.ts'
import { formatCep } from '../document/format-cep.ts'
import { formatCnpj } from '../document/format-cnpj.ts'
import { formatCpf } from '../document/format-cpf.ts'
import { formatCardExpiry } from './card-expiry-mask.ts'
import { formatCardNumber } from './card-number-mask.ts'
import { formatCurrencyMask } from './currency-mask.ts'
import { formatQuantity } from './quantity-mask.ts'
import { repositionCaret } from './reposition-caret.ts'

const FORMATS = {
  formatCnpj,
  formatCpf,
  formatCep,
  formatMobile,
  formatDateMask,
  formatCardNumber,
  formatCardExpiry,
  formatCurrencyMask,
  formatQuantity,
  normaliseCode,
  stripEmail,
  stripName,
} as const

/** Anything that may be pasted, and near misses made of the characters that masks care about. */
const paste = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789./-() ,+R$\u00a0aZ5'), maxLength: 30 }),
)
const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength })
const only = (text: string) => text.replace(/[^0-9A-Za-z]/g, '')

describe('every mask', () => {
  test.each(Object.entries(FORMATS))(
    '%s changes nothing the second time, whatever is pasted',
    (_, format) => {
      fc.assert(
        fc.property(paste, (text) => {
          expect(format(format(text))).toBe(format(text))
        }),
        { numRuns: 1000 },
      )
    },
  )

  test.each([
    ['formatCpf', 11],
    ['formatCep', 8],
    ['formatMobile', 11],
    ['formatDateMask', 8],
    ['formatCardExpiry', 4],
  ] as const)('%s keeps the digits in order, up to %i of them', (name, capacity) => {
    fc.assert(
      fc.property(digits(capacity), (text) => {
        expect(only(FORMATS[name](text))).toBe(text)
      }),
    )
  })

  test.each(['/', '-', '.'])(
    'a date of day, month and year with %j between them keeps its day and month, in one digit or in two',
    (mark) => {
      const number = (max: number) => fc.tuple(fc.integer({ min: 1, max }), fc.boolean())
      const written = ([value, isPadded]: readonly [number, boolean]) =>
        String(value).padStart(isPadded ? 2 : 1, '0')
      fc.assert(
        fc.property(number(31), number(12), fc.integer({ min: 1000, max: 9999 }), (day, month, year) => {
          const pasted = [written(day), written(month), year].join(mark)
          const two = ([value]: readonly [number, boolean]) => String(value).padStart(2, '0')
          expect(formatDateMask(pasted, true)).toBe(`${two(day)}/${two(month)}/${year}`)
        }),
      )
    },
  )

  test('a digit written over the second one of a day keeps the rest of the date', () => {
    expect(formatDateMask('1/3/1985')).toBe('01/03/1985')
    // '14/12/1985' with the 4 deleted, and a 5 typed in its place.
    const deleted = formatDateMask('1/12/1985')
    expect(formatDateMask(`${deleted.slice(0, 1)}5${deleted.slice(1)}`)).toBe('15/12/1985')
  })

  test('a CNPJ keeps twelve letters or digits, then two digits, in order', () => {
    fc.assert(
      fc.property(paste, (text) => {
        const kept = only(text).toUpperCase()
        expect(only(formatCnpj(text))).toBe(
          kept.slice(0, 12) +
            kept
              .slice(12)
              .replace(/[^0-9]/g, '')
              .slice(0, 2),
        )
      }),
    )
  })

  test.each(Object.entries(FORMATS))('%s leaves the caret inside the field', (_, format) => {
    fc.assert(
      fc.property(paste, fc.nat({ max: 40 }), fc.constantFrom('start', 'end'), (typed, at, anchor) => {
        const formatted = format(typed)
        const caret = repositionCaret(typed, Math.min(at, typed.length), formatted, anchor)
        expect(caret).toBeGreaterThanOrEqual(0)
        expect(caret).toBeLessThanOrEqual(formatted.length)
      }),
    )
  })
})
