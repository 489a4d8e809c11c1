import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'

const article = wireObject({
  id: ['id', z.string()],
  title: ['titulo', z.string()],
  content: ['conteudo', z.string()],
  categoryId: ['idCategoria', z.string()],
})

/** FAQ articles, narrowed by count, category or words. */
export const listFaqArticles = defineCall({
  id: 'faq.articles',
  method: 'GET',
  path: '/api/bff/faqs/artigos',
  summary: 'Perguntas frequentes.',
  query: wireObject({
    limit: ['limite', z.coerce.number().pipe(z.int().positive().max(500)).optional()],
    categoryId: ['idCategoria', z.string().max(60).optional()],
    search: ['busca', z.string().max(100).optional()],
  }),
  answer: underResult(wireObject({ articles: ['artigos', z.array(article)] })),
  success: 200,
  problems: ['issuerUnknown'],
  cacheable: true,
})
