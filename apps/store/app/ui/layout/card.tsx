import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

interface CardProps {
  /** Heading and accessible name of the article. */
  readonly title: ReactNode
  readonly headingLevel?: 2 | 3 | 4
  /** Above the heading: art or an icon. */
  readonly media?: ReactNode
  /** In the corner: a tag. */
  readonly badge?: ReactNode
  readonly children?: ReactNode
  /** At the foot, on one line with the feet of the cards beside it. */
  readonly footer?: ReactNode
  /** Drawn with the theme's main colour around it. */
  readonly selected?: boolean
  /** Greyed and out of reach while something loads. */
  readonly inert?: boolean
  readonly look?: 'raised' | 'flat' | 'hero'
  /** A product's colour token for what is inside. */
  readonly tone?: string | undefined
  /** A phone shows it in few lines: its art small beside the heading, everything closer. */
  readonly compact?: boolean
  readonly className?: string | undefined
}

/** An `article` named by its heading. */
export function Card({
  title,
  headingLevel = 3,
  media,
  badge,
  children,
  footer,
  selected,
  inert,
  look = 'raised',
  tone,
  compact,
  className,
}: CardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={classNames(
        styles.card,
        styles[look],
        selected && styles.selected,
        compact && styles.compact,
        className,
      )}
      aria-labelledby={id}
      data-tone={tone}
      inert={inert}
    >
      {badge && <div className={styles.badge}>{badge}</div>}
      {media && <div className={styles.media}>{media}</div>}
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  )
}
