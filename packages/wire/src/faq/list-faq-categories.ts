import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'

const category = wireObject({
  id: ['id', z.string()],
  title: ['titulo', z.string()],
  colour: ['cor', z.string()],
  icon: ['nomeIcone', z.string()],
  displayOrder: ['ordemExibicao', z.int()],
})

/** FAQ categories sorted by their display order. */
export const listFaqCategories = defineCall({
  id: 'faq.categories',
  method: 'GET',
  path: '/api/bff/faqs/categorias',
  summary: 'Categorias de perguntas frequentes.',
  answer: underResult(z.array(category)),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
