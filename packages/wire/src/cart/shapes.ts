import * as z from 'zod'
import { wireObject } from '../codec.ts'
import { code, lineType, nonNegativeReais, planPeriod, requestedQuantity, text } from '../fields.ts'

/** A line to register; `totalBenefits` = quantity × monthly value, 0 for HR and add-ons. */
export const registeredLine = wireObject({
  productCode: ['codigoProduto', code],
  quantity: ['quantidade', requestedQuantity],
  totalBenefits: ['valorTotalBeneficios', nonNegativeReais],
  lineType: ['tipoProduto', lineType],
  planPeriod: ['tipoPlano', planPeriod],
  additionalCodes: ['produtosAdicionais', z.array(code).max(50)],
})

/** What a cart is registered with, and proposed with too. */
export const cartFields = {
  lines: ['produtosCarrinho', z.array(registeredLine).min(1).max(50)],
  interests: [
    'produtosInteresse',
    z.array(wireObject({ code: ['codigoProduto', code], name: ['nome', text(120)] })).max(50),
  ],
} as const

/** Body of registering a cart. */
export const cartBody = wireObject(cartFields)
