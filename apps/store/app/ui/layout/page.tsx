import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { keepWords } from '../text/keep-words.tsx'
import styles from './page.module.css'

interface PageIntroProps {
  /** Over the title: the way back, or the path that leads here. */
  readonly above?: Elements
  readonly title: string
  /** Between title and text, in the text's size and a title's weight. */
  readonly subtitle?: string
  readonly text: string
  /** A phone has no room for the text: what the page is for stands in its first window. */
  readonly isTextWide?: boolean
  /** Under the text: what the page is in, such as until when it holds. */
  readonly below?: Elements
}

/** What a page is called and what one does here: the first thing on it. */
export function PageIntro({ above, title, subtitle, text, isTextWide, below }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      {above}
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <p className={classNames(styles.text, isTextWide && styles.wide)}>{keepWords(text)}</p>
      {below}
    </header>
  )
}

interface PageProps extends PageIntroProps {
  /** The page's own columns or gaps. */
  readonly className?: string | undefined
  readonly children: Elements
}

/** A page of one column as wide as the store's content: its intro, then what it is for. */
export function Page({ className, children, ...intro }: PageProps) {
  return (
    <div className={classNames(styles.page, className)}>
      <PageIntro {...intro} />
      {children}
    </div>
  )
}
