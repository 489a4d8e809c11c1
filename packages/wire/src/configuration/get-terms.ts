import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'

/** The terms of use that an access account is made under. */
export const getTerms = defineCall({
  id: 'configuration.terms',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/termos-loja',
  summary: 'Termos de uso da loja, com a data da versão.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  answer: underResult(
    wireObject({
      version: ['versao', z.string()],
      title: ['titulo', z.string()],
      sections: [
        'secoes',
        z.array(
          wireObject({ title: ['titulo', z.string()], paragraphs: ['paragrafos', z.array(z.string())] }),
        ),
      ],
    }),
  ),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
