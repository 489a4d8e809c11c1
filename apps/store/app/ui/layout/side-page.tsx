import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { PageIntro } from './page.tsx'
import styles from './side-page.module.css'

interface SidePageProps {
  /** Over the title: the way back, or the path that leads here. */
  readonly above?: Elements
  readonly title: string
  readonly intro: string
  /** A phone has no room for the intro. */
  readonly isIntroWide?: boolean
  /** What stays beside the content, wide as the page without it; a narrow screen puts it where it puts itself. */
  readonly side?: Elements
  /** The content is an outline still: the page is kept about as high as it will be. */
  readonly waiting?: boolean
  readonly children: Elements
}

/** A page with its title over two columns: the content, and what stays in sight beside it. */
export function SidePage({
  above,
  title,
  intro,
  isIntroWide = false,
  side,
  waiting,
  children,
}: SidePageProps) {
  return (
    <div className={classNames(styles.page, !side && styles.alone)}>
      <PageIntro above={above} title={title} text={intro} isTextWide={isIntroWide} />
      <div className={classNames(styles.main, waiting && styles.waiting)}>{children}</div>
      {side}
    </div>
  )
}
