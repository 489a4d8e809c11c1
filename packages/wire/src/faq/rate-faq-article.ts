import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../codec.ts'

/** What both spellings of both ratings have in common: no answer, and an article that there is. */
const RATING = {
  method: 'PUT',
  params: wireObject({ articleId: ['id', z.string().max(60)] }),
  answer: 'empty',
  success: 204,
  problems: ['issuerUnknown'],
} as const

/** Keeps that the session found an article helpful; once per session, a later rating replaces it. */
export const likeFaqArticle = defineCall({
  ...RATING,
  id: 'faq.like',
  path: '/api/bff/faq/artigos/:id/positivar',
  summary: 'Avalia uma pergunta frequente como útil.',
})

/** Keeps that the session did not find an article helpful; once per session, a later rating replaces it. */
export const dislikeFaqArticle = defineCall({
  ...RATING,
  id: 'faq.dislike',
  path: '/api/bff/faq/artigos/:id/negativar',
  summary: 'Avalia uma pergunta frequente como pouco útil.',
})

/** `likeFaqArticle` at the address beside the articles. */
export const likeListedFaqArticle = defineCall({
  ...RATING,
  id: 'faq.likeListed',
  path: '/api/bff/faqs/artigos/:id/positivar',
  summary: 'O mesmo que faq/artigos/{id}/positivar.',
})

/** `dislikeFaqArticle` at the address beside the articles. */
export const dislikeListedFaqArticle = defineCall({
  ...RATING,
  id: 'faq.dislikeListed',
  path: '/api/bff/faqs/artigos/:id/negativar',
  summary: 'O mesmo que faq/artigos/{id}/negativar.',
})
