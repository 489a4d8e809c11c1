import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'

/** Street, district, city and state of a postal code; what the directory does not know is empty. */
export const findAddress = defineCall({
  id: 'address.find',
  method: 'GET',
  path: '/api/v1/enderecos/:cep',
  summary: 'Endereço de um CEP.',
  params: wireObject({ cep: ['cep', z.string().max(9)] }),
  answer: wireObject({
    streetType: ['tipoLogradouro', z.string()],
    street: ['logradouro', z.string()],
    city: ['cidade', z.string()],
    state: ['UF', z.string()],
    district: ['bairro', z.string()],
  }),
  success: 200,
  problems: ['cepUnknown', 'serviceAway', 'fieldsRefused'],
})
