import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { knownAddress } from '../company/shapes.ts'
import { uuid } from '../fields.ts'

/** One point of the contract in plain words. */
const section = wireObject({
  title: ['titulo', z.string()],
  lines: ['linhas', z.array(z.string())],
})

/** What the lead's current draft says, in plain words and as data; its document has been downloaded before. */
export const readContract = defineCall({
  id: 'contract.read',
  method: 'GET',
  path: '/api/v2/contratos/leads/:id/resumo',
  summary: 'Consulta o contrato do lead em poucas palavras.',
  params: wireObject({ leadId: ['id', uuid] }),
  answer: wireObject({
    hash: ['hash', z.string()],
    cartId: ['idCarrinho', uuid],
    sections: ['resumo', z.array(section)],
    company: [
      'empresa',
      wireObject({
        tradeName: ['nomeFantasia', z.string()],
        fiscalAddress: ['enderecoFiscal', knownAddress],
        deliveryAddress: ['enderecoLocalEntrega', knownAddress],
      }),
    ],
  }),
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'contractNotDownloadable'],
})
