import type { FaqArticle, FaqCategory } from '@benefits/domain/catalogue/issuer'
import { z } from 'zod'
import { count, slug, text } from './primitives.ts'
import { colourToken, icon } from './vocabulary.ts'

interface Faq {
  readonly categories: readonly FaqCategory[]
  readonly articles: readonly FaqArticle[]
}

/** `faq.json`: the help centre. */
export const faqSchema = z.strictObject({
  categories: z.array(
    z.strictObject({ id: slug, title: text, colour: colourToken, icon, displayOrder: count }),
  ),
  articles: z.array(z.strictObject({ id: slug, categoryId: slug, title: text, content: text })),
}) satisfies z.ZodType<Faq>
