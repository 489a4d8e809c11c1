import { fieldMessages } from '@benefits/copy/field-messages'
import { describe, expect, test } from 'vitest'
import { type CardRequest, checkCard } from './check-card.ts'

/** The last minutes of November in São Paulo. */
const NOW = new Date('2026-12-01T02:30:00Z')
const VISA: CardRequest = {
  number: '4024 0071 5376 0011',
  holder: 'JOANA PRADO',
  cvv: '123',
  month: '11',
  year: '2026',
}
const AMEX = { number: '3782 822463 10005', cvv: '1234' } as const

test('a card goes on without blanks and with its brand, until the end of its month in São Paulo', () => {
  expect(checkCard(VISA, NOW)).toEqual({
    ok: true,
    card: { ...VISA, number: '4024007153760011', brand: 'visa' },
  })
  expect(checkCard({ ...VISA, ...AMEX }, NOW)).toMatchObject({
    ok: true,
    card: { number: '378282246310005', brand: 'amex' },
  })
})

describe('a part that is refused is named with its words:', () => {
  const { requiredShort, cardNumberInvalid, cvvInvalid, cardExpiryInvalid, cardExpired } = fieldMessages
  const { nameForbidden, nameAddress, max24Characters } = fieldMessages
  test.each<[Partial<CardRequest>, -123 | 422, [string, string][]]>([
    [{ number: '' }, 422, [['number', requiredShort]]],
    [{ number: '4024 0071 5376 0012' }, -123, [['number', cardNumberInvalid]]],
    [{ number: '4'.repeat(25) }, 422, [['number', cardNumberInvalid]]],
    [{ holder: ' ' }, 422, [['holder', requiredShort]]],
    [{ holder: 'J0ANA' }, 422, [['holder', nameForbidden]]],
    [{ holder: 'WWW.EVIL.COM' }, 422, [['holder', nameAddress]]],
    [{ holder: 'J'.repeat(25) }, 422, [['holder', max24Characters]]],
    [{ cvv: '' }, 422, [['cvv', requiredShort]]],
    [{ cvv: '12' }, -123, [['cvv', cvvInvalid]]],
    [{ cvv: '1234' }, 422, [['cvv', cvvInvalid]]],
    [{ ...AMEX, cvv: '123' }, -123, [['cvv', cvvInvalid]]],
    [{ month: '13' }, -123, [['month', cardExpiryInvalid]]],
    [
      { month: '10' },
      -123,
      [
        ['month', cardExpired],
        ['year', cardExpired],
      ],
    ],
    [
      { number: '1', cvv: '' },
      422,
      [
        ['number', cardNumberInvalid],
        ['cvv', requiredShort],
      ],
    ],
  ])('%j is %i', (change, code, parts) => {
    expect(checkCard({ ...VISA, ...change }, NOW)).toEqual({
      ok: false,
      code,
      parts: parts.map(([part, message]) => ({ part, message })),
    })
  })
})
