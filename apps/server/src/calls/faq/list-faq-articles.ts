import type { FaqArticle } from '@benefits/domain/catalogue/issuer'
import { listFaqArticles as definition } from '@benefits/wire/faq/list-faq-articles'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** Articles narrowed by category, by words (all of them, wherever they stand, accents aside) and by count. */
export const listFaqArticles = answerCall(definition, async ({ query }, { issuer }) => {
  const { categoryId, search, limit } = query
  const words = foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const articles = issuer.faqArticles.filter(
    (article) => (categoryId === undefined || article.categoryId === categoryId) && hasWords(article, words),
  )
  return done({ result: { articles: limit === undefined ? articles : articles.slice(0, limit) } })
})

function hasWords({ title, content }: FaqArticle, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = foldText(`${title} ${content}`)
  return words.every((word) => text.includes(word))
}

/** Text as searches compare it: lower case, without accents, blanks single. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
