import { defineCall } from '../call.ts'
import { PRICING_REFUSALS } from './pricing-refusals.ts'
import { pricingAnswer, pricingBody } from './shapes.ts'

/** Prices a cart of a visitor without a lead; header `identificacao-oferta` names an offer. */
export const priceWithoutLead = defineCall({
  id: 'pricing.withoutLead',
  method: 'POST',
  path: '/api/v2/clientes-rh/pedidos/precificacoes',
  summary: 'Precifica um carrinho sem lead.',
  body: pricingBody,
  answer: pricingAnswer,
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown', ...PRICING_REFUSALS],
})
