import { expect, test } from 'vitest'
import { applyPaymentRequest, boletoPayment, chooseMethod, reopenCard, setCard } from './payment-state.ts'

const card = { number: '4024 0071 5376 0060', holder: 'JOANA PRADO', expiry: '12/31', cvv: '123' }
const chosen = chooseMethod(boletoPayment, 'creditCard')
const confirmed = setCard(chosen, card)

test('boleto is what everybody starts with, and is valid', () => {
  expect(boletoPayment).toEqual({
    paymentMethod: 'boleto',
    isPaymentMethodValid: true,
    creditCardData: null,
  })
})

test('a credit card is not valid until its data is set', () => {
  expect(chosen).toMatchObject({ paymentMethod: 'creditCard', isPaymentMethodValid: false })
  expect(confirmed).toEqual({
    paymentMethod: 'creditCard',
    isPaymentMethodValid: true,
    creditCardData: card,
  })
  expect(setCard(confirmed, null)).toEqual(chosen)
})

test('going back to boleto is valid and forgets the card', () => {
  expect(chooseMethod(confirmed, 'boleto')).toEqual(boletoPayment)
  expect(chooseMethod(chooseMethod(confirmed, 'boleto'), 'creditCard')).toEqual(chosen)
})

test('the same method again changes nothing', () => {
  expect(chooseMethod(confirmed, 'creditCard')).toBe(confirmed)
})

test('a card that is edited again or was refused keeps everything but its security code', () => {
  expect(reopenCard(card)).toEqual({ ...card, cvv: '' })
})

test('a payment is not valid while its request is pending or rejected', () => {
  const pending = applyPaymentRequest(confirmed, 'pending')
  expect(pending).toEqual({ ...confirmed, isPaymentMethodValid: false })
  expect(applyPaymentRequest(pending, 'rejected')).toEqual(chosen)
  expect(applyPaymentRequest(pending, 'fulfilled')).toEqual({
    ...confirmed,
    isPaymentMethodValid: true,
    creditCardData: null,
  })
})
