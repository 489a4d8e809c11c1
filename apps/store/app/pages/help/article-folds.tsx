import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import fold from '../../ui/layout/fold.module.css'
import { keepWords } from '../../ui/text/keep-words.tsx'
import styles from './article-folds.module.css'

/** One question and its answer; paragraphs of the answer are divided by line breaks. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly content: string
}

interface ArticleFoldsProps {
  readonly articles: readonly Article[]
  readonly headingLevel?: 2 | 3
  /** Id of the article that is open from the start, and takes the focus. */
  readonly openId?: string | null
  /** What stands under an answer. */
  readonly under?: (article: Article) => Elements
}

/** Questions that open on a press: the platform's own folds, so that they answer before any script runs. */
export function ArticleFolds({ articles, headingLevel = 3, openId, under }: ArticleFoldsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.folds}>
      {articles.map((article) => (
        <details key={article.id} className={styles.fold} open={article.id === openId || undefined}>
          <summary className={classNames(fold.row, styles.question)}>
            <Heading className={classNames(fold.title, styles.title)}>{keepWords(article.title)}</Heading>
            <span className={fold.arrow}>
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <div className={styles.answer}>
            {article.content
              .split(/\n+/)
              .filter(Boolean)
              .map((paragraph) => (
                <p key={paragraph}>{keepWords(paragraph)}</p>
              ))}
            {under?.(article)}
          </div>
        </details>
      ))}
    </div>
  )
}
