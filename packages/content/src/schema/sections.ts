import type { Section } from '@benefits/domain/catalogue/issuer'
import { SECTION_IDS } from '@benefits/domain/catalogue/section-ids'
import { z } from 'zod'
import { count, path, slug, text, upperCode } from './primitives.ts'
import { icon } from './vocabulary.ts'

/** Codes of the products that it speaks of; none where it holds for whatever is sold. */
const promotes = z.array(count).default([])

/** The page of the store that an item leads to; one that leads nowhere is not drawn as a link. */
const destination = path.nullable().default(null)

const written = z.strictObject({
  id: slug,
  title: text,
  content: text,
  icon,
  displayOrder: count,
  promotes,
  destination,
})

/** An item may show an article of the FAQ instead of repeating it. */
const quoted = z.strictObject({ faqArticle: slug, icon, displayOrder: count, promotes })

const section = z.strictObject({
  id: z.enum(SECTION_IDS, 'is not a section that the store can draw'),
  page: upperCode,
  title: text,
  subtitle: z.string(),
  kind: z.literal('EMISSOR'),
  displayOrder: count,
  promotes,
  items: z.array(
    z.union([written, quoted], 'must have id, title, content or faqArticle; icon; displayOrder'),
  ),
})

/** `sections.json`: blocks of the landing page and of product pages. */
export const sectionsSchema = z.array(section)

/** A section as written: its quoted FAQ articles are not filled in, and its issuer is the folder's. */
export type WrittenSection = Omit<Section, 'items' | 'issuers'> & Pick<z.output<typeof section>, 'items'>
