import { fieldMessages } from '@benefits/copy/field-messages'
import { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { customerTypeAnswer } from './shapes.ts'

/** Digits, repeated or separated by commas. */
function areCodes(given: string | readonly string[]): boolean {
  return [given].flat().every((text) => text === '' || /^ *\d{1,6} *(?:, *\d{1,6} *)*$/.test(text))
}

/** What the company is to the issuer for the chosen products, and the account behind e-mail or CPF. */
export const getCustomerType = defineCall({
  id: 'company.customerType',
  method: 'GET',
  path: '/api/v1/empresas/:cnpj/tipo',
  summary: 'Tipo de cliente para os produtos selecionados.',
  params: wireObject({ cnpj: ['cnpj', z.string().max(18)] }),
  query: wireObject({
    cpf: ['cpf', z.string().max(14)],
    email: ['emailAcesso', z.string().max(200)],
    productCodes: [
      'codigosProdutosSelecionados',
      z
        .union([z.string().max(400), z.array(z.string().max(10)).max(50)])
        .refine(areCodes, fieldMessages.codeInvalid)
        .optional(),
    ],
  }),
  answer: underResult(customerTypeAnswer),
  success: 200,
  problems: [...REGISTRY_REFUSALS, 'cnpjInvalid', 'emailNotPermitted'],
})
