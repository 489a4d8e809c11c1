import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_CARD } from './card-values.ts'
import type { PaidCard } from './paid-card.ts'
import { PaymentBox } from './payment-box.tsx'
import { boletoPayment, chooseMethod } from './payment-state.ts'

const nothing = () => {}
const byCard = chooseMethod(boletoPayment, 'creditCard')
const drawn = (
  isCardOffered: boolean,
  state = boletoPayment,
  period: PlanPeriod = 'monthly',
  authorised: PaidCard | null = null,
) =>
  renderToString(
    <PaymentBox
      payment={{
        isCardOffered,
        draft: NO_CARD,
        state,
        period,
        authorised,
        isPaying: false,
        refusal: null,
        choose: nothing,
        confirm: nothing,
        edit: nothing,
        pay: async () => true,
      }}
    />,
  )

test('a credit card stands beside the boleto where it is offered, and nothing is chosen where it is not', () => {
  expect(drawn(true)).toContain('Cartão de crédito')
  expect(drawn(true).match(/type="radio"/g)).toHaveLength(2)
  expect(drawn(false)).toContain('Boleto bancário')
  expect(drawn(false)).not.toContain('Cartão de crédito')
  expect(drawn(false)).not.toContain('type="radio"')
})

test('a card tells before it is paid with when it is charged, and what of the plan it pays', () => {
  const monthly = drawn(true, byCard)
  expect(monthly).toContain(
    'reservado no cartão quando você conclui a contratação e cobrado quando o pedido é emitido',
  )
  expect(monthly).toContain('Só a primeira mensalidade é cobrada no cartão.')
  expect(drawn(true, byCard, 'annual')).toContain('Os doze meses são cobrados no cartão de uma só vez')
  expect(drawn(true)).not.toContain('O cartão paga')
})

test('a card that holds the price stands alone: the other way is asked for, not pressed by chance', () => {
  const held = drawn(true, byCard, 'monthly', { brand: 'visa', lastDigits: '0060' })
  expect(held).not.toContain('type="radio"')
  expect(held).toContain('Trocar forma de pagamento')
})
