import { refusalText } from '@benefits/copy/refusal-text'
import { listFaqArticles } from '@benefits/wire/faq/list-faq-articles'
import type { ListResourceTemplatesResult } from '@modelcontextprotocol/sdk/types.js'
import type { Assistant } from './assistant.ts'
import { give, type MethodOutcome, refuse } from './method-outcome.ts'
import { PROBLEM } from './read-message.ts'
import { assistantTexts } from './texts.ts'

const { title, description } = assistantTexts.questions
const TYPE = 'text/plain'
const SCHEME = 'pergunta://'

/** How the address of a question is made. */
export const QUESTION_TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [
    { name: 'perguntas', uriTemplate: `${SCHEME}{id}`, title, description, mimeType: TYPE },
  ],
}

/** The help's questions as resources: an assistant reads the ones that its talk is about. */
export async function listQuestions({ send }: Assistant): Promise<MethodOutcome> {
  const listed = await send(listFaqArticles, { query: {} })
  if (!listed.ok) return refuse(PROBLEM.broken, listed.problem.description)
  const resources = listed.answer.result.articles.map(({ id, title: question }) => ({
    uri: `${SCHEME}${id}`,
    name: id,
    title: question,
    mimeType: TYPE,
  }))
  return give({ resources })
}

/** A question with its answer. */
export async function readQuestion(uri: string, { send, issuer }: Assistant): Promise<MethodOutcome> {
  const listed = await send(listFaqArticles, { query: {} })
  if (!listed.ok) return refuse(PROBLEM.broken, listed.problem.description)
  const article = listed.answer.result.articles.find(({ id }) => uri === `${SCHEME}${id}`)
  if (!article) return refuse(PROBLEM.wrongParams, refusalText('notFound', { shortName: issuer.shortName }))
  return give({ contents: [{ uri, mimeType: TYPE, text: `${article.title}\n\n${article.content}` }] })
}
