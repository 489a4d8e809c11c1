import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireObject } from '../codec.ts'

/** What a document is: as it was accepted, or with the evidence of its acceptance. */
export const provenDocument = wireEnum({ accepted: 'ACEITO', final: 'FINAL' })

/**
 * What anybody may know of a contract of the issuer by its hash or the code of its evidence; nothing in it tells of a
 * person or a company (docs/rules/contract.md: `verify`).
 */
export const verifyDocument = defineCall({
  id: 'proof.verify',
  method: 'GET',
  path: '/api/bff/verificacoes/:hashOuCodigo',
  summary: 'Verifica se um documento foi emitido por esta loja.',
  params: wireObject({ key: ['hashOuCodigo', z.string().max(200)] }),
  answer: wireObject({
    issuer: ['emissor', z.string()],
    orderNumber: ['numeroPedido', z.string()],
    acceptedAt: ['instante', z.string()],
    hash: ['hash', z.string()],
    document: ['documento', provenDocument],
    chain: [
      'cadeia',
      wireObject({
        position: ['posicao', z.int().positive()],
        hash: ['hash', z.string()],
        previous: ['anterior', z.string()],
      }),
    ],
  }),
  success: 200,
  problems: ['issuerUnknown', 'documentUnknown'],
  forAnybody: true,
})
