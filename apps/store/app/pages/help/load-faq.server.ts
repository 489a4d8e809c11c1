import { listFaqArticles } from '@benefits/wire/faq/list-faq-articles'
import { listFaqCategories } from '@benefits/wire/faq/list-faq-categories'
import { data } from 'react-router'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { assistantData } from './assistant-data.server.ts'

/**
 * The help centre's subjects in order and all its questions. No subjects, loaded or not, means no help centre: the page
 * then warns and leads home; questions that could not be loaded leave their subjects empty.
 */
export async function loadFaq(calls: Calls) {
  const { send } = calls
  const [categories, articles, assistant] = await Promise.all([
    send(listFaqCategories, {}),
    send(listFaqArticles, { query: {} }),
    assistantData(calls),
  ])
  // An answer that lacks something is not kept for other visitors.
  const isWhole = categories.ok && articles.ok
  return data(
    {
      categories: categories.ok ? categories.answer.result : [],
      articles: articles.ok ? articles.answer.result.articles : [],
      isWhole,
      assistant,
    },
    { status: isWhole ? 200 : 502 },
  )
}
