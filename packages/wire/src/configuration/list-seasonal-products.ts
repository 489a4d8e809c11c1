import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { seasonalProduct } from './shapes.ts'

/** Products of the season for the shelf. */
export const listSeasonalProducts = defineCall({
  id: 'configuration.seasonal',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/produtos-sazonais-loja',
  summary: 'Produtos sazonais da vitrine.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  answer: underResult(wireObject({ seasonalProducts: ['produtosSazonais', z.array(seasonalProduct)] })),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
