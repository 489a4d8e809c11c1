import type { FaqVotes } from '../../database/schema.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { putFaqVote } from '../../repositories/faq-votes.ts'

/**
 * Keeps what a session thinks of one of its issuer's articles: one vote each, the latest (docs/rules/consent.md:
 * help-rating).
 */
export async function rateFaqArticle(
  articleId: string,
  vote: FaqVotes['vote'],
  { sessionId, content, now }: CallContext,
  { database }: Parts,
): Promise<Outcome<undefined, 'notFound'>> {
  if (!content.faqArticles.some(({ id }) => id === articleId)) return refuse('notFound')
  await putFaqVote(database.kysely, {
    sessionId,
    issuer: content.issuer.code,
    articleId,
    vote,
    updatedAt: now,
  })
  return done(undefined)
}
