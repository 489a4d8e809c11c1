import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { modality } from './shapes.ts'

const codes = z.union([z.string().max(200), z.array(z.string().max(10)).max(50)]).optional()

/** The shelf's modalities in display order; `codigosAgrupadores` (repeated or comma-separated) narrows them. */
export const listModalities = defineCall({
  id: 'configuration.modalities',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/modalidades-loja',
  summary: 'Modalidades da vitrine, na ordem de exibição.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  query: wireObject({ groupCodes: ['codigosAgrupadores', codes] }),
  answer: underResult(wireObject({ modalities: ['modalidades', z.array(modality)] })),
  success: 200,
  problems: ['issuerUnknown', 'modalityUnknown'],
  cacheable: true,
})
