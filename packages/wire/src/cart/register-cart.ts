import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { CART_REFUSALS } from '../pricing/pricing-refusals.ts'
import { cartBody } from './shapes.ts'

/**
 * Registers the lead's cart with its price; it replaces the lead's current one. With the header `chave-proposta` it
 * gets that proposal's price while lines and company are as proposed, and the answer says whether it did.
 */
export const registerCart = defineCall({
  id: 'cart.register',
  method: 'POST',
  path: '/api/v2/leads/:id/carrinhos',
  summary: 'Registra o carrinho do lead.',
  params: wireObject({ leadId: ['id', uuid] }),
  body: cartBody,
  answer: wireObject({
    cartId: ['idCarrinho', uuid],
    isProposalPrice: ['precoDaProposta', z.boolean().optional()],
  }),
  success: 201,
  problems: ['issuerUnknown', 'channelUnknown', 'leadUnknown', ...CART_REFUSALS],
  idempotent: true,
})
