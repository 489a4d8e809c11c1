import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'

/** The rows of 'Tudo sobre PAT e Auxílio'. */
export const getPatTable = defineCall({
  id: 'configuration.patTable',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/comparativo-pat',
  summary: 'Comparativo entre PAT e Auxílio.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  answer: underResult(
    wireObject({
      rows: [
        'linhas',
        z.array(
          wireObject({
            topic: ['topico', z.string()],
            pat: ['pat', z.string()],
            aid: ['auxilio', z.string()],
          }),
        ),
      ],
    }),
  ),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
