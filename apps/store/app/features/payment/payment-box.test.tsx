import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_CARD } from './card-form-rules.ts'
import { PaymentBox } from './payment-box.tsx'
import { boletoPayment } from './payment-state.ts'

const nothing = () => {}
const drawn = (isCardOffered: boolean) =>
  renderToString(
    <PaymentBox
      payment={{
        isCardOffered,
        draft: NO_CARD,
        state: boletoPayment,
        authorised: null,
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
