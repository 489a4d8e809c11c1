import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { uuid } from '../fields.ts'

/** Sends another code: at most one every 30 s and five an hour, else 429 with Retry-After. */
export const resendCode = defineCall({
  id: 'access.resendCode',
  method: 'POST',
  path: '/api/v1/gestao-acessos/usuarios/:id/autenticacao-codigos/reenviar',
  summary: 'Envia outro código de verificação.',
  params: wireObject({ accountId: ['id', uuid] }),
  body: z.union([z.null(), z.undefined(), z.strictObject({})]),
  answer: 'empty',
  success: 204,
  problems: ['issuerUnknown'],
})
