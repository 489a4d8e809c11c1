import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { paymentMethod, uuid } from '../fields.ts'
import { CART_REFUSALS } from '../pricing/pricing-refusals.ts'

/**
 * The current draft, or the final contract once hired, as PDF with `X-Contract-Hash` and `ETag`. A cart whose price is
 * over is priced anew; one that has no price today is refused.
 */
export const downloadContract = defineCall({
  id: 'contract.download',
  method: 'GET',
  path: '/api/v2/contratos/leads/:id/download',
  summary: 'Baixa o contrato do lead em PDF.',
  params: wireObject({ leadId: ['id', uuid] }),
  query: wireObject({ paymentMethod: ['metodoDePagamento', paymentMethod.optional()] }),
  answer: 'pdf',
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', ...CART_REFUSALS, 'contractNotDownloadable'],
})
