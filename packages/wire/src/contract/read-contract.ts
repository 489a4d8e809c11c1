import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireObject } from '../codec.ts'
import { knownAddress } from '../company/shapes.ts'
import { paymentMethod, reais, uuid } from '../fields.ts'
import { CART_REFUSALS } from '../pricing/pricing-refusals.ts'

/** One point of the contract in plain words. */
const section = wireObject({
  title: ['titulo', z.string()],
  lines: ['linhas', z.array(z.string())],
})

/** What a part of the contract's text is: `row` is a row of a table. */
const textKind = wireEnum({
  title: 'titulo',
  heading: 'secao',
  subtitle: 'subtitulo',
  paragraph: 'paragrafo',
  row: 'linha',
})

/**
 * A part of the text that the document prints; a row's first cell is its text, a cell's label stands over its column.
 */
const textBlock = wireObject({
  kind: ['tipo', textKind],
  text: ['texto', z.string()],
  cells: ['celulas', z.array(wireObject({ label: ['rotulo', z.string()], value: ['valor', z.string()] }))],
})

/** What the lead's current draft says, in plain words and as data; its document is made where it is not there. */
export const readContract = defineCall({
  id: 'contract.read',
  method: 'GET',
  path: '/api/v2/contratos/leads/:id/resumo',
  summary: 'Consulta o contrato do lead em poucas palavras.',
  params: wireObject({ leadId: ['id', uuid] }),
  query: wireObject({ paymentMethod: ['metodoDePagamento', paymentMethod.optional()] }),
  answer: wireObject({
    hash: ['hash', z.string()],
    cartId: ['idCarrinho', uuid],
    total: ['valorTotal', reais],
    sections: ['resumo', z.array(section)],
    text: ['texto', z.array(textBlock)],
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
  problems: ['issuerUnknown', 'leadUnknown', ...CART_REFUSALS, 'contractNotDownloadable'],
})
