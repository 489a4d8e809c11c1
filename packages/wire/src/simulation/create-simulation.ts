import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { pricingBody } from '../pricing/shapes.ts'
import { SIMULATION_CODE_MAX } from './simulated-cart.ts'

/**
 * The link that is a cart; header `identificacao-oferta` names its offer. What pricing refuses of fields
 * whatever is sold is refused here too; the catalogue is not asked, and nothing is stored (docs/rules/simulation.md).
 */
export const createSimulation = defineCall({
  id: 'simulation.create',
  method: 'POST',
  path: '/api/bff/simulacoes',
  summary: 'Cria o link de uma simulação, sem guardar nada.',
  body: pricingBody,
  answer: wireObject({
    code: ['codigo', z.string().max(SIMULATION_CODE_MAX)],
    link: ['link', z.string()],
  }),
  success: 201,
  problems: ['issuerUnknown', 'channelUnknown', 'quantityRefused', 'valueTooHigh', 'offerNotApplicable'],
})
