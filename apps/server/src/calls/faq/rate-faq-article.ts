import {
  dislikeFaqArticle as dislike,
  dislikeListedFaqArticle as dislikeListed,
  likeFaqArticle as like,
  likeListedFaqArticle as likeListed,
} from '@benefits/wire/faq/rate-faq-article'
import { rateFaqArticle } from '../../services/faq/rate-faq-article.ts'
import { answerCall } from '../handled-call.ts'

/** The session found the article helpful. */
export const likeFaqArticle = answerCall(like, ({ params }, context, parts) =>
  rateFaqArticle(params.articleId, 'up', context, parts),
)

/** The session did not find the article helpful. */
export const dislikeFaqArticle = answerCall(dislike, ({ params }, context, parts) =>
  rateFaqArticle(params.articleId, 'down', context, parts),
)

/** As `likeFaqArticle`, at its other address. */
export const likeListedFaqArticle = answerCall(likeListed, ({ params }, context, parts) =>
  rateFaqArticle(params.articleId, 'up', context, parts),
)

/** As `dislikeFaqArticle`, at its other address. */
export const dislikeListedFaqArticle = answerCall(dislikeListed, ({ params }, context, parts) =>
  rateFaqArticle(params.articleId, 'down', context, parts),
)
