import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'

/** Accepts the contract whose hash the buyer saw; a hash that is no longer current is 409. */
export const acceptContract = defineCall({
  id: 'contract.accept',
  method: 'POST',
  path: '/api/v2/contratos/leads/:id/aceite',
  summary: 'Registra o aceite do contrato.',
  params: wireObject({ leadId: ['id', uuid] }),
  body: wireObject({
    hash: ['hash', z.string().regex(/^[0-9a-f]{64}$/)],
    accepted: ['aceito', z.literal(true)],
  }),
  answer: wireObject({ evidenceId: ['idEvidencia', uuid] }),
  success: 201,
  problems: [
    'issuerUnknown',
    'leadUnknown',
    'servedElsewhere',
    'notYetHireable',
    'noContract',
    'hiringFailed',
    'conflict',
  ],
  idempotent: true,
})
