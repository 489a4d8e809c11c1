import type { PlanPeriod } from '@benefits/domain/catalogue/product'

/**
 * When the amount of a card is held and when it is charged, alike in every place (docs/rules/payment.md:
 * held-then-charged).
 */
export const CARD_CHARGE = {
  /** Before the purchase is concluded. */
  planned:
    'O valor é reservado no cartão quando você conclui a contratação e cobrado quando o pedido é emitido no portal.',
  /** Once the acquirer has authorised it. */
  held: 'O valor está reservado no cartão e é cobrado quando o pedido é emitido no portal.',
} as const

/**
 * What a plan paid by card costs later (docs/rules/payment.md: once): the card is not kept, so nothing more is
 * charged to it.
 */
export const CARD_ONCE = {
  monthly:
    'Só a primeira mensalidade é cobrada no cartão. As seguintes são pagas por boleto, no portal do cliente.',
  annual: 'Os doze meses são cobrados no cartão de uma só vez, sem parcelas. Nada mais é cobrado nele.',
} as const satisfies Record<PlanPeriod, string>
