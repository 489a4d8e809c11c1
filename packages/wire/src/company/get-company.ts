import { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { contractedProduct, knownAddress } from './shapes.ts'

/** What the registry says of a CNPJ, the channel that serves it and what it has. */
export const getCompany = defineCall({
  id: 'company.get',
  method: 'GET',
  path: '/api/v1/empresas/:cnpj',
  summary: 'Dados públicos de uma empresa e o canal que a atende.',
  params: wireObject({ cnpj: ['cnpj', z.string().max(18)] }),
  answer: underResult(
    wireObject({
      channel: [
        'descricaoCanal',
        wireObject({ code: ['sigla', z.string().nullable()], name: ['nome', z.string().optional()] }),
      ],
      contractedProducts: ['produtosContratados', z.array(contractedProduct)],
      tradeName: ['nomeFantasia', z.string()],
      fiscalAddress: ['enderecoFiscal', knownAddress],
    }),
  ),
  success: 200,
  problems: [...REGISTRY_REFUSALS, 'cnpjInvalid'],
})
