import type { FaqArticle } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { type FindArticles, indexArticles } from '@benefits/help/article-index'
import { listFaqArticles as definition } from '@benefits/wire/faq/list-faq-articles'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** Articles narrowed by category, by a text (the best first, as the help's own search finds them) and by count. */
export const listFaqArticles = answerCall(definition, async ({ query }, { content }) => {
  const { categoryId, search, limit } = query
  const found = search?.trim() ? findArticles(content, search) : content.faqArticles
  const articles = found.filter((article) => categoryId === undefined || article.categoryId === categoryId)
  return done({ result: { articles: limit === undefined ? articles : articles.slice(0, limit) } })
})

/** An index for each content that was searched; it goes with its content. */
const indexes = new WeakMap<IssuerContent, FindArticles>()

function findArticles(content: IssuerContent, text: string): readonly FaqArticle[] {
  const { faqArticles, faqCategories } = content
  const find = indexes.get(content) ?? indexArticles(faqArticles, faqCategories)
  indexes.set(content, find)
  const byId = new Map(faqArticles.map((article) => [article.id, article]))
  return find(text).flatMap((id) => byId.get(id) ?? [])
}
