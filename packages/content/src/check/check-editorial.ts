import type { Check } from './check.ts'
import { findRepeated } from './find-repeated.ts'

/**
 * Sections and FAQ: ids are unique, quoted articles, categories and promoted products exist, and no category is
 * empty.
 */
export const checkEditorial: Check = (files, report) => {
  const { categories, articles } = files['faq.json']
  const sections = files['sections.json']
  const categoryIds = new Set(categories.map(({ id }) => id))
  const articleIds = new Set(articles.map(({ id }) => id))

  const products = new Set(files['products.json'].map(({ code }) => code))
  const checkPromoted = (promotes: readonly number[], path: string) => {
    promotes.forEach((code, place) => {
      if (!products.has(code))
        report('sections.json', `${path}.promotes.${place}`, `there is no product ${code}`)
    })
  }

  for (const at of findRepeated(categories, ({ id }) => id)) {
    report('faq.json', `categories.${at}.id`, "is another category's already")
  }
  for (const at of findRepeated(articles, ({ id }) => id)) {
    report('faq.json', `articles.${at}.id`, "is another article's already")
  }
  categories.forEach(({ id }, at) => {
    if (!articles.some(({ categoryId }) => categoryId === id)) {
      report('faq.json', `categories.${at}.id`, `no article belongs to ${id}`)
    }
  })
  articles.forEach(({ categoryId }, at) => {
    if (!categoryIds.has(categoryId)) {
      report('faq.json', `articles.${at}.categoryId`, `there is no category ${categoryId}`)
    }
  })
  for (const at of findRepeated(sections, ({ id, page }) => `${page} ${id}`)) {
    report('sections.json', `${at}.id`, `page ${sections[at]?.page} has this section already`)
  }
  sections.forEach((section, at) => {
    checkPromoted(section.promotes, `${at}`)
    section.items.forEach((item, place) => {
      checkPromoted(item.promotes, `${at}.items.${place}`)
      if ('faqArticle' in item && !articleIds.has(item.faqArticle)) {
        report('sections.json', `${at}.items.${place}.faqArticle`, `there is no article ${item.faqArticle}`)
      }
    })
  })
}
