import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { cardBody, payment } from './shapes.ts'

/**
 * Authorises a credit card for the lead's current cart, once: after it any card gets the same answer. Asks for what
 * hiring asks for; tries that are used up are `paymentFailed` with Retry-After.
 */
export const authoriseCard = defineCall({
  id: 'payment.authorise',
  method: 'POST',
  path: '/api/v2/pagamento/lead/:leadId/autorizacao',
  summary: 'Autoriza o pagamento do carrinho com cartão de crédito.',
  params: wireObject({ leadId: ['leadId', uuid] }),
  body: cardBody,
  answer: payment,
  success: 200,
  problems: [
    'issuerUnknown',
    'leadUnknown',
    'servedElsewhere',
    'notYetHireable',
    'noContract',
    'offerNotApplicable',
    'downgradeRefused',
    'planAlreadyContracted',
    'alreadyContracted',
    'paymentFailed',
    'cardDenied',
    'cardSuspicious',
    'cardInvalid',
    'conflict',
    'fieldsRefused',
  ],
  idempotent: true,
})
