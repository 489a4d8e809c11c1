import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { code } from '../fields.ts'
import { lineToPrice } from '../pricing/shapes.ts'
import { OFFER_CODE_MAX } from './simulated-cart.ts'

/** The cart of a link, as pricing takes it; `simulationIncomplete` for a code that is cut or changed. */
export const getSimulation = defineCall({
  id: 'simulation.get',
  method: 'GET',
  path: '/api/bff/simulacoes/:codigo',
  summary: 'Lê o carrinho de um link de simulação.',
  params: wireObject({ code: ['codigo', z.string()] }),
  answer: wireObject({
    lines: ['produtos', z.array(lineToPrice)],
    addOnCodes: ['servicosAdicionais', z.array(code)],
    offerCode: ['codigoOferta', z.string().max(OFFER_CODE_MAX).optional()],
  }),
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown', 'simulationIncomplete'],
})
