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
  test.each<[Partial<CardRequest>, 'cardInvalid' | 'fieldsRefused', [string, string][]]>([
    [{ number: '' }, 'fieldsRefused', [['number', requiredShort]]],
    [{ number: '4024 0071 5376 0012' }, 'cardInvalid', [['number', cardNumberInvalid]]],
    [{ number: '4'.repeat(25) }, 'fieldsRefused', [['number', cardNumberInvalid]]],
    [{ holder: ' ' }, 'fieldsRefused', [['holder', requiredShort]]],
    [{ holder: 'J0ANA' }, 'fieldsRefused', [['holder', nameForbidden]]],
    [{ holder: 'WWW.EVIL.COM' }, 'fieldsRefused', [['holder', nameAddress]]],
    [{ holder: 'J'.repeat(25) }, 'fieldsRefused', [['holder', max24Characters]]],
    [{ cvv: '' }, 'fieldsRefused', [['cvv', requiredShort]]],
    [{ cvv: '12' }, 'cardInvalid', [['cvv', cvvInvalid]]],
    [{ cvv: '1234' }, 'fieldsRefused', [['cvv', cvvInvalid]]],
    [{ ...AMEX, cvv: '123' }, 'cardInvalid', [['cvv', cvvInvalid]]],
    [{ month: '13' }, 'cardInvalid', [['month', cardExpiryInvalid]]],
    [
      { month: '10' },
      'cardInvalid',
      [
        ['month', cardExpired],
        ['year', cardExpired],
      ],
    ],
    [
      { number: '1', cvv: '' },
      'fieldsRefused',
      [
        ['number', cardNumberInvalid],
        ['cvv', requiredShort],
      ],
    ],
  ])('%j is %s', (change, refusal, parts) => {
    expect(checkCard({ ...VISA, ...change }, NOW)).toEqual({
      ok: false,
      refusal,
      parts: parts.map(([part, message]) => ({ part, message })),
    })
  })
})
