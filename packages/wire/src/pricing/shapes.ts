import type { PricedExtension } from '@benefits/domain/plans/plan-price'
import type { GroupEntry, PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'
import * as z from 'zod'
import { wireEnum, wireObject } from '../codec.ts'
import {
  code,
  lineType,
  nonNegativeReais,
  planPeriod,
  quantity,
  reais,
  requestedQuantity,
} from '../fields.ts'

/** A line to price; an HR line's monthly value is optional and never believed. */
export const lineToPrice = wireObject({
  productCode: ['codigoProduto', code],
  quantity: ['quantidade', requestedQuantity],
  monthlyValue: ['valorMensal', nonNegativeReais.optional()],
  lineType: ['tipoProduto', lineType],
  planPeriod: ['tipoPlano', planPeriod],
  additionalCodes: ['produtosAdicionais', z.array(code).max(50)],
})

/** Body of both pricing calls. At most 50 lines. */
export const pricingBody = wireObject({
  lines: ['produtos', z.array(lineToPrice).min(1).max(50)],
  addOnCodes: ['servicosAdicionais', z.array(code).max(50)],
})

const kind = wireEnum({ fee: 'TARIFA', discount: 'DESCONTO', offer: 'OFERTA' })
const rate = wireEnum({ unit: 'UNITARIO', fixed: 'FIXO', percent: 'PERCENTUAL' })

/** `valorUnitario`: reais, or the percent itself (4.5) for PERCENTUAL; inside, both are hundredths. */
const hundredths = z.codec(z.number(), z.custom<number>(), {
  decode: (value) => Math.round(value * 100),
  encode: (value) => value / 100,
})

const entry = wireObject({
  conditionId: ['identificacaoCondicaoComercial', z.int().nullable()],
  name: ['nome', z.string()],
  description: ['descricao', z.string()],
  kind: ['tipo', kind],
  rate: ['tipoValorTaxa', rate],
  unitValue: ['valorUnitario', hundredths],
  value: ['valorTotal', reais],
  isWaivedOnce: ['isentoSoNestePedido', z.boolean().optional()],
}) satisfies z.ZodType<PriceEntry>

/**
 * What of an HR line's value its extensions are: inside `valorMensal` and `valorProduto`, for whoever tells them apart.
 */
const extension = wireObject({
  code: ['codigo', code],
  name: ['nome', z.string()],
  monthlyValue: ['valorMensal', reais],
  value: ['valorTotal', reais],
}) satisfies z.ZodType<PricedExtension>

const line = wireObject({
  productCode: ['codigoProduto', code],
  quantity: ['quantidade', quantity],
  monthlyValue: ['valorMensal', reais],
  productValue: ['valorProduto', reais],
  productValueWithDiscount: ['valorProdutoComDesconto', reais],
  total: ['valorTotal', reais],
  lineType: ['tipoProduto', lineType],
  entries: ['lancamentos', z.array(entry)],
  extensions: ['extensoes', z.array(extension).optional()],
})

const groupEntry = wireObject({ name: ['nome', z.string()], value: ['valorTotal', reais] })

/** A service group's entries: under `lancamentos` outside, so that a group may grow fields; the bare list inside. */
const groupEntries = z.codec(
  wireObject({ entries: ['lancamentos', z.array(groupEntry)] }),
  z.custom<readonly GroupEntry[]>(),
  { decode: ({ entries }) => entries, encode: (entries) => ({ entries }) },
)

const groups = wireObject({
  default: ['default', groupEntries.optional()],
  multi: ['multi', groupEntries.optional()],
  mobility: ['mobilidade', groupEntries.optional()],
  hcm: ['HCM', groupEntries.optional()],
})

/** Totals and details of a priced cart on the wire: `resumo` and `detalhe`. */
const summary = wireObject({
  total: ['valorTotal', reais],
  totalWithDiscount: ['valorTotalComDesconto', reais],
  totalFees: ['valorTotalTaxas', reais],
  totalBenefits: ['valorTotalBeneficios', reais],
  groups: ['servicos', groups],
})

/** A priced cart: `resumo` (totals, entries by service group) and `detalhe.produtos` outside, one pricing inside. */
export const pricing = z.codec(
  wireObject({
    summary: ['resumo', summary],
    detail: ['detalhe', wireObject({ lines: ['produtos', z.array(line)] })],
  }),
  z.custom<Pricing>(),
  {
    decode: ({ summary, detail }) => ({ ...summary, lines: detail.lines }),
    encode: ({ lines, ...summary }) => ({ summary, detail: { lines } }),
  },
)

const removedLine = wireObject({
  id: ['id', code],
  reason: ['idMotivo', z.int()],
  productCode: ['codigo', code],
})

export const pricingAnswer = wireObject({
  pricing: ['precificacao', pricing],
  removed: ['produtosRemovidos', z.array(removedLine)],
  isProposalPrice: ['precoDaProposta', z.boolean().optional()],
})
