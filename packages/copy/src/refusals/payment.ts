import { CAUTION, type RefusalRow, USUAL } from './refusal-row.ts'

/** What is refused of a payment by card. */
export const PAYMENT_REFUSALS = {
  paymentFailed: {
    code: -119,
    status: 502,
    text: 'Não foi possível realizar o pagamento. Confira os dados ou escolha pagar com boleto.',
    warning: USUAL,
  },
  cardDenied: {
    code: -120,
    status: 402,
    text: 'O pagamento não foi autorizado pelo banco do cartão. Use outro cartão ou escolha pagar com boleto.',
    warning: CAUTION,
  },
  cardSuspicious: {
    code: -121,
    status: 402,
    text: 'Esta transação parece repetida ou suspeita e foi recusada. Fale com o banco do cartão ou pague com boleto.',
    warning: CAUTION,
  },
  cardInvalid: {
    code: -123,
    status: 402,
    text: 'Os dados do cartão não são válidos. Confira número, validade e código de segurança.',
    warning: CAUTION,
  },
} as const satisfies Record<string, RefusalRow>
