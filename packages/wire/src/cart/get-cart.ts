import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { code, uuid } from '../fields.ts'
import { pricing } from '../pricing/shapes.ts'
import { registeredLine } from './shapes.ts'

/** A registered cart with its price. */
export const getCart = defineCall({
  id: 'cart.get',
  method: 'GET',
  path: '/api/v2/leads/:id/carrinhos/:idCarrinho',
  summary: 'Consulta um carrinho registrado.',
  params: wireObject({ leadId: ['id', uuid], cartId: ['idCarrinho', uuid] }),
  answer: wireObject({
    cartId: ['idCarrinho', uuid],
    lines: ['produtosCarrinho', z.array(registeredLine)],
    interests: [
      'produtosInteresse',
      z.array(wireObject({ code: ['codigoProduto', code], name: ['nome', z.string()] })),
    ],
    addOnCodes: ['servicosAdicionais', z.array(code)],
    pricing: ['precificacao', pricing],
  }),
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'cartUnknown'],
})
