import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { payment } from './shapes.ts'

/** The card payment of the lead's current cart; 404 where none was tried. */
export const getPayment = defineCall({
  id: 'payment.get',
  method: 'GET',
  path: '/api/v2/pagamento/lead/:leadId',
  summary: 'Consulta o pagamento com cartão do carrinho atual.',
  params: wireObject({ leadId: ['leadId', uuid] }),
  answer: payment,
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'notFound'],
})
