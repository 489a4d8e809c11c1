import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'
import { contractedProduct } from '../company/shapes.ts'
import { code, customerType, uuid } from '../fields.ts'

/** The customer type of a lead for the given products. */
export const getLeadCustomerType = defineCall({
  id: 'customer.typeOfLead',
  method: 'POST',
  path: '/api/v2/clientes-rh/:leadId/tipo',
  summary: 'Tipo de cliente do lead para os produtos do carrinho.',
  params: wireObject({ leadId: ['leadId', uuid] }),
  body: wireObject({ productCodes: ['codigosProdutosSelecionados', z.array(code).max(50).optional()] }),
  answer: wireObject({
    customerType: ['tipoCliente', customerType],
    contractedProducts: ['produtosContratados', z.array(contractedProduct)],
  }),
  success: 200,
  problems: ['issuerUnknown', 'leadUnknown', 'emailNotPermitted', 'customerTypeUnknown'],
})
