import { listFaqCategories as definition } from '@benefits/wire/faq/list-faq-categories'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The issuer's FAQ categories in display order. */
export const listFaqCategories = answerCall(definition, async (_input, { content }) =>
  done({ result: content.faqCategories.toSorted((one, other) => one.displayOrder - other.displayOrder) }),
)
