import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { channel } from './shapes.ts'

const params = wireObject({
  issuer: ['siglaEmissor', z.string().max(20)],
  channel: ['siglaCanal', z.string().max(40)],
})

/** A sales channel's description. */
export const getChannel = defineCall({
  id: 'configuration.channel',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/canais-loja/:siglaCanal',
  summary: 'Descrição de um canal de venda.',
  params,
  answer: underResult(channel),
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown'],
  cacheable: true,
})
