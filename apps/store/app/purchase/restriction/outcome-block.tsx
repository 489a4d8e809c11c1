import { useEffect, useRef } from 'react'
import { titleOf } from '../../always/issuer/page-title.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import styles from './outcome-block.module.css'

interface OutcomeBlockProps {
  readonly icon: IconName
  /** `page` is a screen of its own; `modal` stands in one, under its title. */
  readonly place: 'page' | 'modal'
  readonly title: string
  readonly text: string
  /** What is true of this company alone: it stands before what is said to all. */
  readonly fact?: string | null
  readonly advice: string
  /** The ways on, the main one first. */
  readonly actions: Elements
  readonly children?: Elements
}

/**
 * What a company is told, with its ways on; the heading takes the focus, so that it is read at once. A page of its own
 * begins at its top, and the tab is called by it.
 */
export function OutcomeBlock({
  icon,
  place,
  title,
  text,
  fact = null,
  advice,
  actions,
  children,
}: OutcomeBlockProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { issuerName } = useIssuer().identity
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (place === 'page') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [place])
  useEffect(() => {
    if (place === 'page') document.title = titleOf(issuerName, title)
  }, [place, issuerName, title])
  const Heading = place === 'page' ? 'h1' : 'h3'
  return (
    <section className={classNames(styles.block, styles[place])} aria-labelledby="restriction">
      <span className={styles.mark}>
        <Icon name={icon} size={32} />
      </span>
      <Heading id="restriction" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {fact && <p className={styles.text}>{fact}</p>}
      {text && <p className={fact ? styles.advice : styles.text}>{text}</p>}
      <p className={styles.advice}>{advice}</p>
      <div className={styles.actions}>{actions}</div>
      {children}
    </section>
  )
}
