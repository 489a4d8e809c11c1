import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { product } from './shapes.ts'

/** The products that a channel sells. */
export const listProducts = defineCall({
  id: 'configuration.products',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/canais-loja/:siglaCanal/produtos-loja',
  summary: 'Produtos vendidos em um canal.',
  params: wireObject({
    issuer: ['siglaEmissor', z.string().max(20)],
    channel: ['siglaCanal', z.string().max(40)],
  }),
  answer: underResult(wireObject({ products: ['produtos', z.array(product)] })),
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown'],
  cacheable: true,
})
