import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { configuration } from './shapes.ts'

/** Issuer identity, settings and limits. */
export const getConfiguration = defineCall({
  id: 'configuration.get',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor',
  summary: 'Configuração do emissor.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  answer: underResult(configuration),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
