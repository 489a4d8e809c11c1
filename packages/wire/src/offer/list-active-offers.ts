import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireObject } from '../codec.ts'
import { code, lineType, quantity, reais } from '../fields.ts'

/** Inside, the bound of a rule that has none: a rule holds above its bound, and nothing is below zero. */
const NO_BOUND = -1

/** The bound above which a rule of an offer holds: decimal reais outside, absent where there is none. */
const lowerBound = z.codec(reais.optional(), z.custom<Centavos>(), {
  decode: (bound) => bound ?? centavos(NO_BOUND),
  encode: (bound) => (bound < 0 ? undefined : bound),
})

/**
 * An offer, whole. Its services (`Externo (SVA)`) say whether they come by themselves, and with which products they go;
 * an empty list goes with everything. Of what it takes off the percentages are told, and the amount by the price.
 */
export const offer = wireObject({
  code: ['codigoOferta', z.string()],
  name: ['nomeOferta', z.string()],
  descriptionHtml: ['descricaoOferta', z.string()],
  minValue: ['valorMinimo', reais],
  minCards: ['quantidadeCartoesMinima', quantity],
  minCardsOf: ['contagemCartoes', wireEnum({ cards: 'CARTOES', amounts: 'QUANTIDADES' }).optional()],
  minEmployees: ['quantidadeColaboradoresMinima', quantity],
  items: [
    'itemsOferta',
    z.array(
      wireObject({
        productCode: ['codigoProduto', code],
        productFamily: ['familiaProduto', z.string()],
        minQuantity: ['quantidadeMinima', quantity],
        name: ['nome', z.string()],
        description: ['descricaoProduto', z.string()],
        groupCode: ['codigoAgrupador', code],
        lineType: ['tipoProduto', lineType],
        required: ['svaObrigatorio', z.boolean().optional()],
        hostCodes: ['produtosCompativeis', z.array(code).optional()],
        barredCodes: ['produtosIncompativeis', z.array(code).optional()],
      }),
    ),
  ],
  rules: [
    'regras',
    z.array(
      wireObject({
        from: ['faturamentoInicial', lowerBound],
        to: ['faturamentoFinal', reais.nullable()],
        maxAddOns: ['quantidadeMaximaSva', quantity],
      }),
    ),
  ],
  discount: [
    'desconto',
    wireObject({
      base: ['base', wireEnum({ plan: 'PLANO', fees: 'TARIFAS' })],
      least: ['percentualMinimo', z.number()],
      most: ['percentualMaximo', z.number()],
    }).optional(),
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
