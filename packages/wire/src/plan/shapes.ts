import type { PricedPlan } from '@benefits/domain/plans/price-table'
import * as z from 'zod'
import { wireObject } from '../codec.ts'
import { additionalKind, code, reais } from '../fields.ts'

const pricedExtra = wireObject({
  code: ['codigo', code],
  name: ['nome', z.string()],
  description: ['descricao', z.string()],
  kind: ['tipo', additionalKind],
  required: ['obrigatorio', z.boolean()],
  value: ['valor', reais],
})

const tablePrice = wireObject({
  upTo: ['qtdeVidas', z.int().positive()],
  value: ['valor', reais],
  discount: ['desconto', reais],
})

/** An HR plan with its price for one band and period. */
export const pricedPlan = wireObject({
  code: ['codigo', code],
  name: ['nome', z.string()],
  displayName: ['nomeExibicao', z.string()],
  description: ['descricaoProduto', z.string()],
  extras: ['produtosAdicionais', z.array(pricedExtra)],
  price: ['tabelaDePreco', tablePrice.nullable()],
}) satisfies z.ZodType<PricedPlan>
