import { useId } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import styles from './company-page.module.css'

interface NumberedSectionProps {
  readonly number: number
  readonly title: string
  readonly children: Elements
}

/** One numbered part of the company page. */
export function NumberedSection({ number, title, children }: NumberedSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
