import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireObject } from '../codec.ts'

/** What a document is: as it was accepted, or with the evidence of its acceptance. */
export const provenDocument = wireEnum({ accepted: 'ACEITO', final: 'FINAL' })

/**
 * What became of what was accepted: an order, whose e-mail somebody proved or nobody yet, one that was cancelled, or
 * none (docs/rules/contract.md: `verify`).
 */
export const provenState = wireEnum({
  concluded: 'CONCLUIDO',
  withoutOrder: 'ACEITO_SEM_PEDIDO',
  cancelled: 'CANCELADO',
  emailUnproven: 'EMAIL_NAO_CONFIRMADO',
})

/**
 * What anybody may know of a contract of the issuer by its hash or the code of its evidence; nothing in it tells of a
 * person or a company (docs/rules/contract.md: `verify`).
 */
export const verifyDocument = defineCall({
  id: 'proof.verify',
  method: 'GET',
  path: '/api/bff/verificacoes/:hashOuCodigo',
  summary: 'Verifica se um documento foi emitido por esta loja, e a situação do pedido.',
  params: wireObject({ key: ['hashOuCodigo', z.string().max(200)] }),
  answer: wireObject({
    issuer: ['emissor', z.string()],
    state: ['situacao', provenState],
    orderNumber: ['numeroPedido', z.string().optional()],
    acceptedAt: ['instante', z.string()],
    hash: ['hash', z.string()],
    document: ['documento', provenDocument],
    chain: [
      'cadeia',
      wireObject({
        hash: ['hash', z.string()],
        previous: ['anterior', z.string()],
      }),
    ],
  }),
  success: 200,
  problems: ['issuerUnknown', 'documentUnknown'],
  forAnybody: true,
})
