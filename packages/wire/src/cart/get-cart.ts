import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { bonusRule } from '../configuration/shapes.ts'
import { code, uuid } from '../fields.ts'
import { pricing } from '../pricing/shapes.ts'
import { proposedName } from '../proposal/proposed-name.ts'
import { registeredLine } from './shapes.ts'

/**
 * A registered cart with its price and what earns points in it; one at a proposal's price with the products' names of
 * then.
 */
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
    bonusItems: [
      'itensBonus',
      z.array(wireObject({ productCode: ['id', code], rules: ['regrasBonusEntrada', z.array(bonusRule)] })),
    ],
    names: ['nomes', z.array(proposedName).optional()],
  }),
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'cartUnknown'],
})
