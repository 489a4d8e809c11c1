/** What the rest of the store may use of the help centre. */
export { type Article, ArticleFolds } from './article-folds.tsx'
export { faqCopy } from './copy.ts'
export { FaqPage } from './faq-page.tsx'
export { NO_FAQ, questionData } from './shown-articles.ts'
