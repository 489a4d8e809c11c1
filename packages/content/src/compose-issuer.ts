import { createHash } from 'node:crypto'
import type { FaqArticle, SectionItem, Terms } from '@benefits/domain/catalogue/issuer'
import { sellingOf } from '@benefits/domain/catalogue/selling'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { IssuerFiles } from './content-files.ts'
import { fillPlaceholders, placeholdersOf } from './fill-placeholders.ts'
import type { WrittenSection } from './schema/sections.ts'

/**
 * One issuer's checked files as the store uses them: sorted, quoted FAQ articles and pictures in place, channels with
 * all their switches, placeholders filled in. What a folder holds is its issuer's alone.
 */
export function composeIssuer(
  files: IssuerFiles,
  version: string,
  sharePictures: IssuerContent['sharePictures'],
): IssuerContent {
  const { categories, articles } = files['faq.json']
  const products = files['products.json']
  const modalities = files['modalities.json'].toSorted(byDisplayOrder)
  const plans = files['plans.json'].toSorted((one, other) => one.code - other.code)
  const issuer = files['issuer.json']
  const issuers = [issuer.code]
  const placeholders = placeholdersOf(issuer, plans)
  const content: IssuerContent = {
    issuer: { ...issuer, patTable: files['pat-table.json'] },
    channels: files['channels.json'].map((channel) => ({
      ...channel,
      features: { ...issuer.features, ...channel.features },
    })),
    products,
    modalities: modalities.map((modality) => ({ ...modality, issuers })),
    seasonal: files['seasonal.json'],
    plans,
    fees: files['fees.json'],
    offers: files['offers.json'],
    sections: files['sections.json']
      .toSorted(byDisplayOrder)
      .map((section) => ({ ...section, issuers, items: quoteFaq(section, articles) })),
    faqCategories: categories.toSorted(byDisplayOrder),
    faqArticles: articles,
    acceptance: files['acceptance.json'],
    selling: sellingOf({ issuer, products, modalities, plans }),
    // Hashed as it is shown, its placeholders filled in.
    terms: composeTerms(fillPlaceholders(files['terms.json'], placeholders)),
    sharePictures,
    version,
  }
  return fillPlaceholders(placePictures(content), placeholders)
}

function byDisplayOrder(one: { displayOrder: number }, other: { displayOrder: number }): number {
  return one.displayOrder - other.displayOrder
}

function quoteFaq(section: WrittenSection, articles: readonly FaqArticle[]): readonly SectionItem[] {
  const items = section.items.flatMap((item): SectionItem[] => {
    if (!('faqArticle' in item)) return [item]
    const article = articles.find(({ id }) => id === item.faqArticle)
    if (article === undefined) return []
    const { id, title, content } = article
    const { icon, displayOrder, promotes } = item
    return [{ id, title, content, icon, displayOrder, promotes, destination: null }]
  })
  return items.toSorted(byDisplayOrder)
}

/** Terms as they are shown, with the SHA-256 of that very text: what an acceptance keeps of them. */
function composeTerms({ version, title, sections }: Omit<Terms, 'hash'>): Terms {
  return { version, title, sections, hash: sha256(termsText({ version, title, sections })) }
}

/** The text that is accepted, whole: title, version, then each section's title and paragraphs, a blank line between. */
function termsText({ version, title, sections }: Omit<Terms, 'hash'>): string {
  const parts = sections.flatMap((section) => [section.title, ...section.paragraphs])
  return [title, version, ...parts].join('\n\n')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Pictures at the paths where they are served, `/images/` and the issuer's code in lower case: no host or header must
 * tell whose picture a path means, and whoever begins an issuer with another's files has nothing to rename.
 */
function placePictures(content: IssuerContent): IssuerContent {
  const place = (path: string) => `/images/${content.issuer.code.toLowerCase()}/${path}`
  return {
    ...content,
    channels: content.channels.map((channel) => ({ ...channel, logoPath: place(channel.logoPath) })),
    products: content.products.map((product) => ({
      ...product,
      logoPath: place(product.logoPath),
      cardImagePath: place(product.cardImagePath),
    })),
    modalities: content.modalities.map((modality) => ({
      ...modality,
      imagePath: place(modality.imagePath),
    })),
  }
}
