import { Icon } from '../../ui/art/icon.tsx'
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
}

/** Questions that open on a press: the platform's own folds, so that they answer before any script runs. */
export function ArticleFolds({ articles, headingLevel = 3 }: ArticleFoldsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.folds}>
      {articles.map(({ id, title, content }) => (
        <details key={id} className={styles.fold}>
          <summary className={styles.question}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.arrow}>
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <div className={styles.answer}>
            {content
              .split(/\n+/)
              .filter(Boolean)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
        </details>
      ))}
    </div>
  )
}
