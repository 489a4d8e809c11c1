import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { PRICING_REFUSALS } from './pricing-refusals.ts'
import { pricingAnswer, pricingBody } from './shapes.ts'

/** Prices a lead's cart: what its company's address and contracts change is in the answer. */
export const priceWithLead = defineCall({
  id: 'pricing.withLead',
  method: 'POST',
  path: '/api/v2/clientes-rh/:leadId/pedidos/precificacoes',
  summary: 'Precifica o carrinho de um lead.',
  params: wireObject({ leadId: ['leadId', uuid] }),
  body: pricingBody,
  answer: pricingAnswer,
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown', 'leadUnknown', ...PRICING_REFUSALS],
})
