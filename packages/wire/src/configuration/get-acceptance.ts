import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { code } from '../fields.ts'

/** Where each card is accepted: establishments by state, for the landing page's map. */
export const getAcceptance = defineCall({
  id: 'configuration.acceptance',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/redes-aceitacao',
  summary: 'Estabelecimentos que aceitam cada cartão, por estado.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  answer: underResult(
    wireObject({
      maps: [
        'mapas',
        z.array(
          wireObject({
            productCode: ['codigoProduto', code],
            productName: ['nome', z.string()],
            byState: ['estados', z.record(z.string(), z.int())],
          }),
        ),
      ],
    }),
  ),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
