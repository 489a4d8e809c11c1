import { expect, test } from 'vitest'
import { toCard } from './card-form-rules.ts'
import { authorisedCardOf } from './paid-card.ts'

test('a typed card becomes the call’s five texts, the year with its century', () => {
  const typed = { number: '4024 0071 5376 0060', holder: ' JOANA PRADO ', expiry: '05/31', cvv: '123' }
  expect(toCard(typed)).toEqual({
    number: '4024007153760060',
    holder: 'JOANA PRADO',
    cvv: '123',
    month: '05',
    year: '2031',
  })
})

test('an authorised card is the one of the cart that is registered now', () => {
  const authorisedCard = { cartId: 'one', brand: 'visa', lastDigits: '0060' } as const
  expect(authorisedCardOf({ cartId: 'one', authorisedCard })).toBe(authorisedCard)
  expect(authorisedCardOf({ cartId: 'two', authorisedCard })).toBeNull()
  expect(authorisedCardOf({ cartId: null, authorisedCard: null })).toBeNull()
})
