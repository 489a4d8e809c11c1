import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { code, quantity, reais } from '../fields.ts'

export const offer = wireObject({
  code: ['codigoOferta', z.string()],
  name: ['nomeOferta', z.string()],
  descriptionHtml: ['descricaoOferta', z.string()],
  minValue: ['valorMinimo', reais],
  minCards: ['quantidadeCartoesMinima', quantity],
  minEmployees: ['quantidadeColaboradoresMinima', quantity],
  items: [
    'itemsOferta',
    z.array(
      wireObject({
        productCode: ['codigoProduto', code],
        productFamily: ['familiaProduto', z.string()],
        minQuantity: ['quantidadeMinima', quantity],
      }),
    ),
  ],
  rules: [
    'regras',
    z.array(
      wireObject({
        from: ['faturamentoInicial', reais],
        to: ['faturamentoFinal', reais.nullable()],
        maxAddOns: ['quantidadeMaximaSva', quantity],
      }),
    ),
  ],
})

/** Offers in force for the issuer and channel. */
export const listActiveOffers = defineCall({
  id: 'offer.active',
  method: 'GET',
  path: '/api/bff/ofertas-ativas',
  summary: 'Ofertas ativas do canal.',
  answer: wireObject({ offers: ['ofertas', z.array(offer)] }),
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown'],
  cacheable: true,
})
