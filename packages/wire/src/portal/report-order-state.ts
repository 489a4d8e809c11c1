import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'
import { portalWord } from './portal-word.ts'

/**
 * The customer portal confirms or cancels an order. Signed instead of with a token: `x-webhook-signature` and
 * `x-webhook-timestamp` (docs/operations.md). The order in the body binds the signature to it from the start.
 */
export const reportOrderState = defineCall({
  id: 'portal.orderState',
  method: 'POST',
  path: '/api/v1/portal/pedidos/:idPedido/situacao',
  summary: 'Confirma ou cancela um pedido; só o portal do cliente, com a assinatura do webhook.',
  params: wireObject({ orderId: ['idPedido', uuid] }),
  body: wireObject({
    word: ['situacao', portalWord],
    orderId: ['idPedido', uuid.optional()],
  }),
  answer: 'empty',
  success: 204,
  problems: ['conflict'],
  open: true,
})
