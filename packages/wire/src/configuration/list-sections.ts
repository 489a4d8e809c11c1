import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { section } from './shapes.ts'

/** The server-driven blocks of a page, in display order, for this issuer; `pagina` is the page's id fragment. */
export const listSections = defineCall({
  id: 'configuration.sections',
  method: 'GET',
  path: '/api/bff/configuracoes/emissores-loja/:siglaEmissor/secoes-loja',
  summary: 'Seções de uma página, na ordem de exibição.',
  params: wireObject({ issuer: ['siglaEmissor', z.string().max(20)] }),
  query: wireObject({ page: ['pagina', z.string().max(40).optional()] }),
  answer: underResult(wireObject({ sections: ['secoes', z.array(section)] })),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
